import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import type { Scope } from '#scope.ts'
import type { Proposal } from './proposal.ts'

/**
 * Locks a proposal that can still be decided; of two people who decide at once the second finds it decided.
 */
export async function lockOpenProposal({ tx, now }: Scope, proposalId: string): Promise<Proposal> {
  const [proposal] = await tx
    .select()
    .from(moneyProposals)
    .where(eq(moneyProposals.id, proposalId))
    .for('update')
  if (!proposal) throw new AppError('not_found')
  // A proposal past its day is not open, even before the job has ended it.
  if (proposal.state !== 'OPEN' || proposal.expiresAt <= now) throw new AppError('record_changed')
  return proposal
}
