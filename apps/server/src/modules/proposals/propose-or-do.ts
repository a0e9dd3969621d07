import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/platforms.ts'
import type { ProposalKind } from '#db/schema/proposals.ts'
import { hasOtherHolder } from '#modules/accounts/staff/has-other-holder.ts'
import { type AuditAction, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { proposalKinds } from './proposal-kinds.ts'
import { propose, type Wish } from './propose.ts'

export type Outcome = { outcome: 'PROPOSED'; proposalId: string } | { outcome: 'DONE' }

const doneAlone: AuditAction = 'proposal.done_alone'

/**
 * Proposes a change that another person has to approve. If nobody else on the platform could, the caller
 * makes it alone and the audit log records that, so that a single administrator can still work. The `payee`,
 * who would get the money, cannot approve. Staff limited to some sellers can neither propose nor approve
 * changes to the sales of all.
 */
export async function proposeOrDo(
  caller: Caller,
  kind: ProposalKind,
  wish: Wish,
  { secret, payee = null }: { secret?: string | undefined; payee?: string | null } = {},
): Promise<Outcome> {
  if (caller.session.ownSellersOnly) throw new AppError('all_sellers_needed')
  if (await hasOtherHolder(caller, 'isConfigAvailable', payee))
    return { outcome: 'PROPOSED', ...(await propose(caller, kind, wish, secret)) }
  await doAlone(caller, kind, wish, secret)
  return { outcome: 'DONE' }
}

async function doAlone(
  caller: Caller,
  kind: ProposalKind,
  { requestId, reason, ...terms }: Wish,
  secret: string | undefined,
): Promise<void> {
  const { tx, platformId, session, ip } = caller
  // Serialises two copies of one request: the second reads after the first is committed.
  const place = `proposal ${platformId} ${session.userId} ${requestId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const isRepeated = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, requestId), eq(auditLog.action, doneAlone)))
  if (isRepeated.length > 0) return
  const { weigh, carryOut } = proposalKinds[kind]
  const { changes = [] } = await weigh(caller, terms, secret)
  await carryOut(caller, terms, {
    key: `alone:${requestId}`,
    subject: { kind: 'PROPOSAL', id: requestId },
    amountCents: 0,
    secret,
    reason,
    proposedBy: session.userId,
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: doneAlone, subject: requestId, detail: { kind, changes }, reason },
  )
}
