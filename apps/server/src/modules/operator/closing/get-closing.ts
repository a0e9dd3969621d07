import { count, desc, notInArray } from 'drizzle-orm'
import { platformClosings, platformExports } from '#db/schema/closings.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import type { Caller } from '#rpc/caller.ts'
import { type Closing, isLapsed } from './closing.ts'
import { countOpenThings } from './count-open-things.ts'
import { readPayoutPlan } from './read-payout-plan.ts'

const shownExports = 10

/**
 * State of a platform's closing: the decisions, the money owed and its cover, the open operations, and the
 * exports.
 */
export async function getClosing(caller: Caller) {
  const { tx, now } = caller
  const [last] = await tx
    .select()
    .from(platformClosings)
    .orderBy(desc(platformClosings.proposedAt), desc(platformClosings.id))
    .limit(1)
  const [running] = await tx
    .select({ count: count() })
    .from(subscriptions)
    .where(notInArray(subscriptions.state, ['CANCELED', 'COMPLETED', 'INCOMPLETE_EXPIRED']))
  const files = await tx
    .select()
    .from(platformExports)
    .orderBy(desc(platformExports.requestedAt), desc(platformExports.id))
    .limit(shownExports)
  return {
    closing: last ? showClosing(caller, last, now) : null,
    plan: await readPayoutPlan(caller),
    open: await countOpenThings(caller),
    subscriptions: running?.count ?? 0,
    exports: files.map(({ id, state, requestedAt, readyAt, rowsCount, sizeBytes, sha256 }) => ({
      id,
      state,
      requestedAt: requestedAt.toISOString(),
      readyAt: readyAt?.toISOString() ?? null,
      rowsCount,
      sizeBytes,
      sha256,
    })),
  }
}

function showClosing({ session }: Caller, closing: Closing, now: Date) {
  const { id, reason, closesAt, proposedAt, expiresAt, begunAt, endedAt, endReason, leftMoney } = closing
  return {
    id,
    state: isLapsed(closing, now) ? ('LAPSED' as const) : closing.state,
    reason,
    closesAt: closesAt.toISOString(),
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    /** True for the proposing master, who may not approve. */
    isOwn: closing.proposedBy === session.userId,
    begunAt: begunAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    endReason,
    leftMoney,
  }
}
