import { and, eq, sql } from 'drizzle-orm'
import { type Batch, batch } from '#db/insert-together.ts'
import { cardCharges } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

export type CardCharge = typeof cardCharges.$inferSelect

export type ChargeFacts = Pick<
  CardCharge,
  'state' | 'transactionId' | 'rawStatus' | 'reason' | 'paidCents' | 'refundedCents' | 'lostCents'
>

/** The charges of a payment by two cards, in their order. The lock of the payment guards its charges. */
export function listCharges({ tx }: Scope, paymentId: string): Promise<CardCharge[]> {
  return tx.select().from(cardCharges).where(eq(cardCharges.paymentId, paymentId)).orderBy(cardCharges.number)
}

export async function updateCharge(
  { tx }: Scope,
  { paymentId, number }: Pick<CardCharge, 'paymentId' | 'number'>,
  changes: Partial<ChargeFacts & Pick<CardCharge, 'sentAt'>>,
): Promise<void> {
  await tx
    .update(cardCharges)
    .set(changes)
    .where(and(eq(cardCharges.paymentId, paymentId), eq(cardCharges.number, number)))
}

/** Moves the lost sum of a card to its won sum, after a won dispute: the money may be refunded again. */
export async function giveLossBack({ tx }: Scope, paymentId: string, number: number): Promise<void> {
  await tx
    .update(cardCharges)
    .set({ lostCents: 0, wonCents: sql`${cardCharges.lostCents}` })
    .where(and(eq(cardCharges.paymentId, paymentId), eq(cardCharges.number, number)))
}

/** The paid sum of a card less its refunds and losses. */
export function leftOnCard({
  paidCents,
  refundedCents,
  lostCents,
}: Pick<CardCharge, 'paidCents' | 'refundedCents' | 'lostCents'>): number {
  return paidCents - refundedCents - lostCents
}

/** Insert of a new payment's charges, for the batch that writes the order. */
export function chargeBatch(payment: Payment, ids: readonly [string, string]): Batch {
  return batch(cardCharges, newCharges(payment, ids))
}

/** The charges of a new payment. The first is committed as sent before the acquirer is called. */
export function newCharges(payment: Payment, ids: readonly [string, string]): CardCharge[] {
  const { id: paymentId, platformId, providerAccountId, createdAt } = payment
  return (payment.cards ?? []).map(({ amountCents }, index) => ({
    id: ids[index] ?? '',
    platformId,
    paymentId,
    number: index + 1,
    providerAccountId,
    amountCents,
    state: index === 0 ? ('SENT' as const) : ('PLANNED' as const),
    transactionId: null,
    rawStatus: null,
    reason: null,
    paidCents: 0,
    refundedCents: 0,
    lostCents: 0,
    wonCents: 0,
    sentAt: index === 0 ? createdAt : null,
  }))
}
