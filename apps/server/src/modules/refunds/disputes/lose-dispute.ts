import type { Cents } from '@balcao/domain/money/money'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { chargeDisputeFee } from '#modules/ledger/charge-dispute-fee.ts'
import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellSeller } from '#modules/refunds/tell-people.ts'
import type { Scope } from '#scope.ts'
import { type Dispute, holdKey, updateDispute } from './dispute.ts'

/**
 * Ends a dispute as lost: the producer pays the dispute fee by the plan of the sale, and money held beyond
 * the loss is freed.
 */
export async function loseDispute(
  scope: Scope,
  payment: Payment,
  dispute: Dispute,
  changes: Partial<Pick<Dispute, 'state' | 'decision' | 'amountCents'>> = {},
): Promise<void> {
  const feeCents = await readFee(scope, payment)
  if (feeCents > 0)
    await chargeDisputeFee(scope, {
      key: `dispute.fee:${dispute.id}`,
      currency: payment.currency,
      contribution: { userId: payment.sellerId, role: 'PRODUCER', amountCents: feeCents },
      subject: { kind: 'PAYMENT', id: payment.id },
    })
  await freeLots(scope, holdKey(dispute))
  const { id, amountCents } = await updateDispute(scope, dispute, {
    state: 'LOST',
    ...changes,
    isTaken: true,
    feeCents,
    closedAt: scope.now,
  })
  await tellSeller(scope, await readSale(scope, payment.id), {
    key: `dispute-ended:${id}:lost`,
    template: 'disputeEnded',
    amountCents,
    more: { isWon: false, feeCents },
  })
}

async function readFee({ tx }: Scope, { orderId, currency }: Payment): Promise<Cents> {
  const [plan] = await tx
    .select({ fees: feePlans.disputeFees })
    .from(orders)
    .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
    .where(eq(orders.id, orderId))
  return plan?.fees[currency] ?? 0
}
