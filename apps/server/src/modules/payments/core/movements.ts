import type { Cents } from '@balcao/domain/money/money'
import type { paymentMovements } from '#db/schema/payments.ts'
import type { Payment } from './payment.ts'

export type Movement = Pick<typeof paymentMovements.$inferSelect, 'kind' | 'amountCents'>
export type MovementKind = Movement['kind']

export type Sum =
  | 'paidCents'
  | 'refundedCents'
  | 'wonCents'
  | 'returnedOutsideCents'
  | 'refundsToldCents'
  | 'bookedCents'
  | 'refundDueCents'
  | 'keptCents'

export type Sums = Pick<Payment, Sum | 'movementCount'>

/** The sums that a movement increases (1) or decreases (-1). */
export const effects: Record<MovementKind, Partial<Record<Sum, 1 | -1>>> = {
  // Reported by acquirers and banks.
  RECEIVED: { paidCents: 1 },
  REFUNDED: { refundedCents: 1 },
  LOST: { refundedCents: 1 },
  WON: { wonCents: 1 },
  REFUND_TOLD: { refundsToldCents: 1 },
  // Decided by people.
  OUTSIDE: { refundedCents: 1, returnedOutsideCents: 1 },
  KEPT: { keptCents: 1 },
  REFUND_BOOKED: { bookedCents: -1, refundDueCents: 1 },
  REFUND_UNDONE: { bookedCents: 1, refundDueCents: -1 },
  EXCESS_DUE: { refundDueCents: 1 },
  // Booked as a consequence in the sale.
  SOLD: { bookedCents: 1 },
  SALE_REFUNDED: { bookedCents: -1 },
  SALE_LOST: { bookedCents: -1 },
  SALE_RESTORED: { bookedCents: 1 },
  SETTLED: { refundDueCents: -1 },
}

/** A movement as a list; empty for an amount of zero. */
export function movement(kind: MovementKind, amountCents: Cents): Movement[] {
  return amountCents === 0 ? [] : [{ kind, amountCents }]
}

/** The payment with the sums after some movements, in any order, because movements only add up. */
export function fold<Folded extends Sums>(payment: Folded, movements: readonly Movement[]): Folded {
  const sums: Sums = { ...payment }
  for (const { kind, amountCents } of movements) {
    sums.movementCount += 1
    for (const [sum, sign] of Object.entries(effects[kind])) sums[sum as Sum] += sign * amountCents
  }
  return { ...payment, ...sums }
}

/** The part of the buyer's money that is left, for the sale or in suspense. */
export function leftCents({ paidCents, wonCents, refundedCents, keptCents }: Sums): Cents {
  return paidCents + wonCents - refundedCents - keptCents
}

/** Money in suspense for a payment: neither in the books of its sale nor on its way back. */
export function heldCents(sums: Sums): Cents {
  return leftCents(sums) - sums.bookedCents - sums.refundDueCents
}

/** The refunded sum by the provider's count: without money that a bank gave back, and without our own returns. */
export function refundsAtProvider({
  refundedCents,
  wonCents,
  returnedOutsideCents,
}: Pick<Sums, 'refundedCents' | 'wonCents' | 'returnedOutsideCents'>): Cents {
  return refundedCents - wonCents - returnedOutsideCents
}
