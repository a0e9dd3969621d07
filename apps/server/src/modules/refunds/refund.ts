import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { type RefundState, refunds } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

export type Refund = typeof refunds.$inferSelect

/** States of a refund that is taken from the shares and whose arrival is not proven. */
const openStates: RefundState[] = ['PENDING', 'SENT', 'ACCEPTED', 'MANUAL']

export async function getRefund({ tx }: Scope, refundId: string): Promise<Refund> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) throw new AppError('not_found')
  return refund
}

/** The open refunds of a payment, the oldest first. The caller has locked the payment, which guards them. */
export function listOpenRefunds({ tx }: Scope, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, openStates)))
    .orderBy(refunds.createdAt, refunds.id)
}

export async function updateRefund(
  { tx }: Scope,
  refundId: string,
  changes: Partial<Omit<Refund, 'id' | 'platformId'>>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, refundId))
}

/** Whether everything paid is returned, which a provider cannot do twice. */
export function isWholeRefund(
  { amountCents }: Pick<Refund, 'amountCents'>,
  { paidCents, refundedCents }: Pick<Payment, 'paidCents' | 'refundedCents'>,
): boolean {
  return refundedCents === 0 && amountCents === paidCents
}

/** Key of the booking that took a refund from the shares. */
export function bookingKey({ id }: Pick<Refund, 'id'>): string {
  return `refund:${id}`
}
