import type { Cents } from '@balcao/domain/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { saleReversals } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import { refundsAtProvider } from './money-told.ts'
import type { Payment } from './payment.ts'

export const wasChargeback = eq(saleReversals.cause, 'CHARGEBACK')

/**
 * What disputes have taken and no won one has brought back: out of the sale, and in all. A bank also takes what was kept beside the sale, and
 * what the platform had given back from its own bank, which the acquirer had kept.
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
