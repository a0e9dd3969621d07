import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import type { Scope } from '#scope.ts'
import type { Proposal } from './proposal.ts'

/** Locks a proposal that can still be decided, so that the second of two concurrent decisions sees the first. */
export async function lockOpenProposal({ tx, now }: Scope, proposalId: string): Promise<Proposal> {
  const [proposal] = await tx
    .select()
    .from(moneyProposals)
    .where(eq(moneyProposals.id, proposalId))
    .for('update')
  if (!proposal) throw new AppError('not_found')
  // An expired proposal does not count as open, even before the job has ended it.
  if (proposal.state !== 'OPEN' || proposal.expiresAt <= now) throw new AppError('record_changed')
  return proposal
}
