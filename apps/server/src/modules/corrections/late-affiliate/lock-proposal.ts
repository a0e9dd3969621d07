import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { commissionProposals } from '#db/schema/corrections.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'

export type CommissionProposal = typeof commissionProposals.$inferSelect

/**
 * Locks the sale of the caller's proposal and then the proposal: the lock order of every transaction that
 * moves the money of a sale.
 */
export async function lockProposal(
  caller: Caller,
  proposalId: string,
  own: PgColumn,
): Promise<{ proposal: CommissionProposal; payment: Payment }> {
  const { tx, session } = caller
  const which = and(eq(commissionProposals.id, proposalId), eq(own, session.userId))
  const [found] = await tx.select().from(commissionProposals).where(which)
  if (!found) throw new AppError('not_found')
  const payment = await lockForMoney(caller, found.paymentId)
  const [proposal] = await tx.select().from(commissionProposals).where(which).for('update')
  if (!proposal) throw new AppError('not_found')
  return { proposal, payment }
}
