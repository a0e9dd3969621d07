import { paymentCases } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import { post } from '../ledger/post.ts'
import { moneyUnallocated } from '../ledger/posting-rules.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'
import { recordReport } from './record-report.ts'

/** Books money that no rule can settle to the suspense account, and opens a case for a person. */
export async function openMoneyCase(
  scope: Scope,
  payment: Payment,
  report: ProviderReport,
  kind: 'LATE_PAYMENT' | 'AMOUNT_MISMATCH',
): Promise<void> {
  const { amountCents = payment.amountCents, currency = payment.currency } = report
  const opened = await scope.tx
    .insert(paymentCases)
    .values({
      platformId: scope.platformId,
      paymentId: payment.id,
      kind,
      detail: { amountCents, ...(currency !== payment.currency && { currency }) },
      openedAt: scope.now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentCases.id })
  // Told again, by a copy or at the next check, it is the same money.
  if (opened.length === 0) return
  await post(scope, {
    rule: 'money.unallocated',
    key: `payment.${kind.toLowerCase()}:${payment.id}`,
    paymentId: payment.id,
    currency,
    entries: moneyUnallocated(payment.providerAccountId, amountCents),
  })
  await recordReport(scope, payment, report, 'CASE_OPENED', kind)
  scope.app.log.warn({ paymentId: payment.id, kind }, 'Money arrived that needs a person')
}
