import type { Cents } from '@balcao/domain/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { saleReversals } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { refundsAtProvider } from './money-told.ts'
import type { Payment } from './payment.ts'

export const wasChargeback = eq(saleReversals.cause, 'CHARGEBACK')

/**
 * The sum that disputes took and no won one has returned: out of the sale, and in total. A bank also takes
 * money held beside the sale, and money that the platform had returned from its own bank and the acquirer had
 * kept.
 */
export async function readLost(
  { tx }: Scope,
  payment: Payment,
): Promise<{ ofSaleCents: Cents; inAllCents: Cents }> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${saleReversals.amountCents}), 0)`.mapWith(Number) })
    .from(saleReversals)
    .where(and(eq(saleReversals.paymentId, payment.id), wasChargeback, isNull(saleReversals.restoredAt)))
  const ofSaleCents = row?.cents ?? 0
  const isOfDispute = ofSaleCents > 0 || payment.returnedOutsideCents > 0
  const takenCents = isOfDispute ? refundsAtProvider(payment) - payment.refundsToldCents : 0
  return { ofSaleCents, inAllCents: Math.max(ofSaleCents, takenCents) }
}
