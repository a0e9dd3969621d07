import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import { returnDisputeFee } from '#modules/ledger/return-dispute-fee.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { tellSubscription } from '#modules/payments/core/tell-subscription.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellSeller } from '#modules/refunds/tell-people.ts'
import type { Scope } from '#scope.ts'
import { type Dispute, holdKey, updateDispute } from './dispute.ts'

/**
 * Ends a dispute in favour of the sale: held money is freed, and the fee of an earlier loss is returned.
 * Money that the bank had taken has been restored by `applyProviderEvent` before. A subscription may have waited for the
 * decision.
 */
export async function winDispute(
  scope: Scope,
  payment: Payment,
  dispute: Dispute,
  { state, decision = null }: { state: 'WON' | 'CANCELED'; decision?: string | null },
): Promise<void> {
  await freeLots(scope, holdKey(dispute))
  if (dispute.feeCents > 0)
    await returnDisputeFee(scope, {
      key: `dispute.fee_returned:${dispute.id}`,
      currency: payment.currency,
      userId: payment.sellerId,
      amountCents: dispute.feeCents,
      subject: { kind: 'PAYMENT', id: payment.id },
    })
  await updateDispute(scope, dispute, { state, decision, feeCents: 0, closedAt: scope.now })
  await tellSeller(scope, await readSale(scope, payment.id), {
    key: `dispute-ended:${dispute.id}:won`,
    template: 'disputeEnded',
    amountCents: dispute.amountCents,
    more: { isWon: true, feeCents: 0 },
  })
  await tellSubscription(scope, payment.id)
}
