import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import { refuseDependent } from '#modules/accounts/staff/second-person.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOpenProposal } from './lock-open-proposal.ts'
import { openSecret, seenOf } from './proposal.ts'
import { proposalKinds } from './proposal-kinds.ts'

/**
 * Approves the proposal of another person, in the state that the approver saw. It is carried out in the same
 * transaction, or nothing is decided.
 */
export async function approveProposal(
  caller: Caller,
  { proposalId, seen }: { proposalId: string; seen: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const proposal = await lockOpenProposal(caller, proposalId)
  if (seenOf(proposal) !== seen) throw new AppError('record_changed')
  if (session.userId === proposal.proposedBy) throw new AppError('other_person_needed')
  await refuseDependent(caller, [proposal.proposedBy], 'isConfigAvailable')
  const secret = openSecret(caller.app, proposal)
  const kind = proposalKinds[proposal.kind]
  const { changes } = proposal
  // A proposal without changes only moves money, and checks its own conditions while it does.
  if (changes.length > 0) {
    const weighed = await kind.weigh(caller, proposal.terms, secret)
    if (!isDeepStrictEqual(weighed.changes, changes)) throw new AppError('record_changed')
  }
  await kind.carryOut(caller, proposal.terms, {
    key: `proposal:${proposalId}`,
    subject: { kind: 'PROPOSAL', id: proposalId },
    amountCents: proposal.amountCents ?? 0,
    secret,
    reason: proposal.reason,
    proposedBy: proposal.proposedBy,
  })
  await tx
    .update(moneyProposals)
    .set({ state: 'APPROVED', secret: null, decidedBy: session.userId, decidedAt: now })
    .where(eq(moneyProposals.id, proposalId))
  const { userId, currency, amountCents, proposedBy, reason } = proposal
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'proposal.approved',
      subject: proposalId,
      detail: { kind: proposal.kind, userId, currency, amountCents, changes, proposedBy },
      reason,
    },
  )
}
