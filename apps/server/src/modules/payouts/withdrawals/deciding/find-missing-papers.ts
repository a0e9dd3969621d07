import { and, eq } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import { listPapers, type PapersStage } from '#modules/accounts/documents/list-papers.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import type { WithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import type { Scope } from '#scope.ts'

export type MissingPapers = Exclude<PapersStage, 'APPROVED'>

/**
 * Stage of the documents that keep a seller from withdrawing; null if none do. All must be approved before
 * the first withdrawal. A seller who was paid before does not wait for a document that is requested again,
 * but does wait for a refused one. A manager has no documents.
 */
export async function findMissingPapers(
  scope: Scope,
  { userId, purse }: PurseOwner,
  { requiresDocuments }: Pick<WithdrawalPlan, 'requiresDocuments'>,
): Promise<MissingPapers | null> {
  if (purse === 'manager' || !requiresDocuments) return null
  const { stage } = await listPapers(scope, userId)
  if (stage === 'APPROVED') return null
  return stage !== 'TO_FIX' && (await wasPaidBefore(scope, userId)) ? null : stage
}

async function wasPaidBefore({ tx }: Scope, userId: string): Promise<boolean> {
  const paid = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.purse, 'user'), eq(withdrawals.state, 'PAID')))
    .limit(1)
  return paid.length > 0
}
