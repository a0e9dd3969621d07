import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { disputes } from '#db/schema/refunds.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

export type Dispute = typeof disputes.$inferSelect

/** Condition for the disputes of the caller as seller; the staff sees all. */
export const ofSeller = ({ session }: Caller) => eq(disputes.sellerId, session.userId)

/** Locks the payment of a dispute, which guards all its steps, and reads the dispute under that lock. */
export async function lockDispute(
  scope: Scope,
  disputeId: string,
  mine?: SQL,
): Promise<{ dispute: Dispute; payment: Payment }> {
  const found = await getDispute(scope, disputeId, mine)
  const payment = await lockForMoney(scope, found.paymentId)
  return { dispute: await getDispute(scope, disputeId, mine), payment }
}

export async function getDispute({ tx }: Scope, disputeId: string, mine?: SQL): Promise<Dispute> {
  const [dispute] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, disputeId), mine))
  if (!dispute) throw new AppError('not_found')
  return dispute
}

export async function findLatestDispute(scope: Scope, paymentId: string): Promise<Dispute | undefined> {
  const [latest] = await listDisputesOf(scope, paymentId)
  return latest
}

/** Whether a bank decides about the money of a payment now. */
export async function hasOpenDispute(scope: Scope, paymentId: string): Promise<boolean> {
  return (await listDisputesOf(scope, paymentId)).some(({ closedAt }) => closedAt === null)
}

/** The disputes of a payment, the latest first. */
export function listDisputesOf({ tx }: Scope, paymentId: string): Promise<Dispute[]> {
  return tx.select().from(disputes).where(eq(disputes.paymentId, paymentId)).orderBy(desc(disputes.round))
}

export async function updateDispute(
  { tx }: Scope,
  dispute: Dispute,
  changes: Partial<Omit<Dispute, 'id' | 'platformId'>>,
): Promise<Dispute> {
  await tx.update(disputes).set(changes).where(eq(disputes.id, dispute.id))
  return { ...dispute, ...changes }
}

/** Key of the money held for a dispute. */
export function holdKey({ id }: Pick<Dispute, 'id'>): string {
  return `dispute:${id}`
}
