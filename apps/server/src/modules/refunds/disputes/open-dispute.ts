import type { Cents } from '@balcao/domain/money/money'
import { disputes } from '#db/schema/refunds.ts'
import { holdSale } from '#modules/payments/core/hold-sale.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellSeller } from '#modules/refunds/tell-people.ts'
import type { Scope } from '#scope.ts'
import { type Dispute, findLatestDispute, holdKey } from './dispute.ts'
import { planDefenceEnd } from './plan-defence-end.ts'

const dayMs = 24 * 60 * 60_000
/**
 * Days for the defence if the provider names no date, as banks usually give. The staff sets the bank's own
 * date.
 */
const usualDays = { CHARGEBACK: 7, PIX_MED: 3 } as const

export type DisputeToOpen = {
  amountCents: Cents
  isTaken: boolean
  /** The disputed card, for a payment by two cards. */
  cardNumber?: number
  rawStatus: string | null
  bankReason?: string
  dueAt?: Date | undefined
}

/**
 * Opens a dispute: a bank claims the money of a sale, or has taken it. Money not taken yet is held on every
 * share of the sale.
 */
export async function openDispute(
  scope: Scope,
  payment: Payment,
  { amountCents, isTaken, cardNumber, rawStatus, bankReason, dueAt }: DisputeToOpen,
): Promise<Dispute> {
  const { tx, platformId, now } = scope
  const former = await findLatestDispute(scope, payment.id)
  const kind = methodPaid(payment) === 'PIX' ? 'PIX_MED' : 'CHARGEBACK'
  const [dispute] = await tx
    .insert(disputes)
    .values({
      platformId,
      paymentId: payment.id,
      sellerId: payment.sellerId,
      round: (former?.round ?? 0) + 1,
      kind,
      amountCents,
      state: 'OPEN',
      isTaken,
      cardNumber: cardNumber ?? null,
      rawStatus,
      bankReason: bankReason ?? null,
      dueAt: dueAt ?? new Date(now.getTime() + usualDays[kind] * dayMs),
      openedAt: now,
    })
    .returning()
  if (!dispute) throw new Error('A dispute was not stored')
  if (!isTaken) await holdSale(scope, payment.id, { key: holdKey(dispute), reason: 'DISPUTE', amountCents })
  await planDefenceEnd(scope, dispute.id, dispute.dueAt)
  await tellSeller(scope, await readSale(scope, payment.id), {
    key: `dispute-opened:${dispute.id}`,
    template: 'disputeOpened',
    amountCents,
    more: { dueAt: dispute.dueAt, isPix: kind === 'PIX_MED' },
  })
  return dispute
}
