import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq, inArray } from 'drizzle-orm'
import { platformClosings } from '#db/schema/closings.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { isOnlyMaster } from '#modules/accounts/masters/is-only-master.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Master } from '#rpc/procedures-on-platform.ts'
import { inScope } from '#scope.ts'
import { beginClosing } from './begin-closing.ts'
import type { ProposeClosingInput } from './closing.input.ts'
import { isLapsed } from './closing.ts'

const lifetimeMs = 24 * 3_600_000

/**
 * Proposes the end of a platform. Nothing changes until another master approves within a day. A master who is
 * alone closes at once, and the audit trail records the single decision.
 */
export async function proposeClosing(
  master: Master,
  input: ProposeClosingInput,
): Promise<{ closingId: string; state: 'PROPOSED' | 'CLOSING' }> {
  const { app, session, ip } = master
  // Read outside this transaction: masters live on the operator's platform.
  const isAlone = await isOnlyMaster(master)
  return inScope(app, input.platformId, async (scope) => {
    const caller: Caller = { ...scope, session, ip }
    const closing = await writeProposal(caller, input)
    if (isAlone) await beginClosing(caller, closing, { approvedBy: null })
    return { closingId: closing.id, state: isAlone ? 'CLOSING' : 'PROPOSED' }
  })
}

async function writeProposal(caller: Caller, { reason, closesOn }: ProposeClosingInput) {
  const { tx, platformId, now, session } = caller
  const [platform] = await tx.select({ kind: platforms.kind }).from(platforms)
  if (platform?.kind !== 'TENANT') throw new AppError('not_found')
  if (closesOn <= dayInSaoPaulo(now)) throw new AppError('date_in_past', { field: 'closesOn' })
  await lockPlatform(caller)
  await endLapsed(caller)
  const [closing] = await tx
    .insert(platformClosings)
    .values({
      platformId,
      state: 'PROPOSED',
      reason,
      closesAt: startOfDayInSaoPaulo(closesOn),
      proposedBy: session.userId,
      proposedAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    .returning()
  invariant(closing, 'an insert returns its row')
  await writeAudit(caller, actorOf(caller), {
    action: 'closing.proposed',
    subject: closing.id,
    detail: { closesOn },
    reason,
  })
  return closing
}

/** Ends an expired proposal, because only one closing can exist at a time. */
async function endLapsed({ tx, now }: Caller): Promise<void> {
  const [standing] = await tx
    .select()
    .from(platformClosings)
    .where(inArray(platformClosings.state, ['PROPOSED', 'CLOSING', 'CLOSED']))
  if (!standing) return
  if (!isLapsed(standing, now)) throw new AppError('proposal_open')
  await tx.update(platformClosings).set({ state: 'LAPSED' }).where(eq(platformClosings.id, standing.id))
}
