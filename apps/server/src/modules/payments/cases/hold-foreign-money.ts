import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { decideTransition } from '#modules/payments/core/payment-states.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { recordReport } from '#modules/payments/core/record-report.ts'
import type { Scope } from '#scope.ts'
import { arrivalPlace, foreignMoneyTold, readForeignArrivals } from './foreign-arrivals.ts'
import { openMoneyCase } from './open-money-case.ts'

/**
 * Money of another currency pays nothing: it is held in suspense in its own currency, and a person decides.
 */
export async function holdForeignMoney(
  scope: Scope,
  payment: Payment,
  report: ProviderReport,
): Promise<void> {
  const { amountCents = payment.amountCents, currency = payment.currency } = report
  const transition = decideTransition(payment, report)
  const bringsMoney =
    transition.kind === 'case' || (transition.kind === 'move' && transition.steps.includes('capture'))
  const arrivals = await readForeignArrivals(scope, payment, currency)
  const toldCents = foreignMoneyTold(arrivals, { ...report, amountCents })
  const newCents = toldCents - arrivals.arrivedCents
  const { endToEndId } = report
  const place = arrivalPlace(payment.id, currency)
  const isHeld =
    bringsMoney &&
    report.status === 'APPROVED' &&
    newCents > 0 &&
    (await post(scope, {
      rule: 'money.unallocated',
      key: endToEndId === undefined ? `${place}:${toldCents}` : `${place}:${toldCents}:${endToEndId}`,
      subject: { kind: 'PAYMENT', id: payment.id },
      currency,
      entries: transfer(accounts.acquirerReceivable(payment.providerAccountId), accounts.suspense, newCents),
    }))
  const detail = { amountCents: toldCents, currency }
  const isOpened =
    bringsMoney && (await openMoneyCase(scope, payment.id, 'AMOUNT_MISMATCH', { detail, isNews: isHeld }))
  await recordReport(scope, payment, report, isOpened ? 'CASE_OPENED' : 'REFUSED', 'another currency')
}
