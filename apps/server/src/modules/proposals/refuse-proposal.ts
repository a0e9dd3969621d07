import { eq } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOpenProposal } from './lock-open-proposal.ts'

/** Ends a proposal without carrying it out, also by its proposer as a withdrawal. */
export async function refuseProposal(
  caller: Caller,
  { proposalId, reason }: { proposalId: string; reason: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const { kind, proposedBy } = await lockOpenProposal(caller, proposalId)
  await tx
    .update(moneyProposals)
    .set({
      state: 'REFUSED',
      secret: null,
      decidedBy: session.userId,
      decidedAt: now,
      decisionReason: reason,
    })
    .where(eq(moneyProposals.id, proposalId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'proposal.refused', subject: proposalId, detail: { kind, proposedBy }, reason },
  )
}
