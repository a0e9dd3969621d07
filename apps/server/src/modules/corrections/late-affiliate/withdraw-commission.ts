import { AppError } from '@balcao/domain/texts/app-error'
import { commissionProposals } from '#db/schema/corrections.ts'
import type { Caller } from '#rpc/caller.ts'
import { closeProposal } from './close-proposal.ts'
import { lockProposal } from './lock-proposal.ts'

/** The producer withdraws an unanswered proposal. */
export async function withdrawCommission(
  caller: Caller,
  { proposalId }: { proposalId: string },
): Promise<void> {
  const locked = await lockProposal(caller, proposalId, commissionProposals.proposedById)
  if (locked.proposal.state !== 'PROPOSED') throw new AppError('record_changed')
  await closeProposal(caller, locked, 'WITHDRAWN')
}
