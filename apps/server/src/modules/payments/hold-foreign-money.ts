import type { Scope } from '../../scope.ts'
import { accounts } from '../ledger/account-kinds.ts'
import { transfer } from '../ledger/entries.ts'
import { post } from '../ledger/post.ts'
import { openMoneyCase } from './open-money-case.ts'
import type { Payment } from './payment.ts'
import { decideTransition } from './payment-states.ts'
import type { ProviderReport } from './provider-report.ts'
import { recordReport } from './record-report.ts'

/** Money of another currency pays nothing: it is set apart in its own, and a person decides. */
export async function holdForeignMoney(
  scope: Scope,
  payment: Payment,
  report: ProviderReport,
): Promise<void> {
  const { amountCents = payment.amountCents, currency = payment.currency } = report
  const heldCents = report.paidCents || amountCents
  const transition = decideTransition(payment, report)
  const bringsMoney =
    transition.kind === 'case' || (transition.kind === 'move' && transition.steps.includes('capture'))
  const isHeld =
    bringsMoney &&
    report.status === 'APPROVED' &&
    (await post(scope, {
      rule: 'money.unallocated',
      key: `payment.foreign_money:${payment.id}:${currency}`,
      subject: { kind: 'PAYMENT', id: payment.id },
      currency,
      entries: transfer(accounts.acquirerReceivable(payment.providerAccountId), accounts.suspense, heldCents),
    }))
  const detail = { amountCents: heldCents, currency }
  const isOpened =
    bringsMoney && (await openMoneyCase(scope, payment.id, 'AMOUNT_MISMATCH', { detail, isNews: isHeld }))
  await recordReport(scope, payment, report, isOpened ? 'CASE_OPENED' : 'REFUSED', 'another currency')
}
