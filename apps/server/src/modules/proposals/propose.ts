import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { violatedConstraint } from '#db/retryable.ts'
import { moneyProposals, type ProposalKind } from '#db/schema/proposals.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lapseProposalJob } from './lapse-proposal.job.ts'
import { sealSecret } from './proposal.ts'
import { proposalKinds } from './proposal-kinds.ts'

const lifetimeMs = 24 * 3_600_000

export type Wish = { requestId: string; reason: string } & Record<string, unknown>

/**
 * Stores a proposal, which has no effect until another person approves it within a day. A secret is stored
 * sealed beside the terms, and only until the decision.
 */
export async function propose(
  caller: Caller,
  kind: ProposalKind,
  { requestId, reason, ...terms }: Wish,
  secret?: string,
): Promise<{ proposalId: string }> {
  const { app, tx, platformId, now, session, ip } = caller
  // Serialises two copies of one request: the second reads after the first is committed.
  const place = `proposal ${platformId} ${session.userId} ${requestId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const [repeated] = await tx
    .select({ id: moneyProposals.id })
    .from(moneyProposals)
    .where(and(eq(moneyProposals.proposedBy, session.userId), eq(moneyProposals.requestId, requestId)))
  if (repeated) return { proposalId: repeated.id }
  const effect = await proposalKinds[kind].weigh(caller, terms, secret)
  if (effect.userId === session.userId) throw new AppError('other_person_needed')
  const proposalId = randomUUID()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await tx
    .insert(moneyProposals)
    .values({
      ...effect,
      id: proposalId,
      platformId,
      requestId,
      kind,
      terms,
      secret: secret === undefined ? null : sealSecret(app, { platformId, id: proposalId }, secret),
      reason,
      state: 'OPEN',
      proposedBy: session.userId,
      proposedAt: now,
      expiresAt,
    })
    .catch(refuseSecondOpen)
  await addJob(
    caller,
    lapseProposalJob,
    { proposalId },
    { runAt: expiresAt, key: `lapse-proposal:${proposalId}` },
  )
  // The audit trail identifies people by id only: names and addresses are left out.
  const { subject: _subject, changes: _changes, ...weighed } = effect
  const { name: _name, email: _email, ...told } = terms
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'proposal.made', subject: proposalId, detail: { kind, ...weighed, terms: told }, reason },
  )
  return { proposalId }
}

function refuseSecondOpen(error: unknown): never {
  if (violatedConstraint(error) === 'money_proposals_one_open')
    throw new AppError('proposal_open', {}, { cause: error })
  throw error
}
