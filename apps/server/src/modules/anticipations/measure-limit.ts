import { type Cents, percentOfCents } from '@balcao/domain/money/money'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { anticipations } from '#db/schema/anticipations.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { anticipationCurrency } from './anticipation.ts'
import type { AnticipationPlan } from './anticipation-plan.ts'
import { openStates } from './anticipation-states.ts'

const historyDays = 90
const dayMs = 86_400_000

export type Exposure = {
  /** Pending lots that may be bought. */
  waitingCents: Cents
  /** Bought lots that are not mature. */
  boughtCents: Cents
  /** Lots of other open requests. */
  requestedCents: Cents
  /**
   * Share of the pending and bought lots that is likely to be reversed, at the rate of the last ninety days.
   */
  expectedReversalCents: Cents
  /** Room for further purchases: the plan's part of pending and bought lots, less the three amounts above. */
  limitCents: Cents
}

/**
 * Amount that the platform may still buy from a person. The caller holds the lock of the purse, so no other
 * transaction uses the amount up.
 */
export async function measureLimit(
  scope: Scope,
  userId: string,
  { limitBasisPoints }: Pick<AnticipationPlan, 'limitBasisPoints'>,
): Promise<Exposure> {
  const { tx } = scope
  const { waitingCents, boughtCents } = await sumToCome(scope, userId)
  const [requested] = await tx
    .select({ cents: sql<number>`coalesce(sum(${anticipations.grossCents}), 0)`.mapWith(Number) })
    .from(anticipations)
    .where(and(eq(anticipations.userId, userId), inArray(anticipations.state, [...openStates])))
  const requestedCents = requested?.cents ?? 0
  const toComeCents = waitingCents + boughtCents
  const expectedReversalCents = percentOfCents(toComeCents, await reversedBasisPoints(scope, userId))
  const roomCents =
    percentOfCents(toComeCents, limitBasisPoints) - boughtCents - requestedCents - expectedReversalCents
  return {
    waitingCents,
    boughtCents,
    requestedCents,
    expectedReversalCents,
    limitCents: Math.max(0, roomCents),
  }
}

/**
 * Whether a lot of the person was released at least `minHistoryDays` ago, so that there is a history to judge
 * by.
 */
export async function hasHistory(
  { tx, now }: Scope,
  userId: string,
  { minHistoryDays }: Pick<AnticipationPlan, 'minHistoryDays'>,
): Promise<boolean> {
  if (minHistoryDays === 0) return true
  const [old] = await tx
    .select({ id: balanceLots.id })
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.state, 'RELEASED'),
        lte(balanceLots.releaseAt, daysAgo(now, minHistoryDays)),
      ),
    )
    .limit(1)
  return old !== undefined
}

async function sumToCome(
  { tx, now }: Scope,
  userId: string,
): Promise<Pick<Exposure, 'waitingCents' | 'boughtCents'>> {
  const isBought = sql`${balanceLots.anticipationId} is not null`
  const isWaiting = sql`${balanceLots.state} = 'PENDING' and ${balanceLots.kind} = 'RELEASE'`
  const sumOf = (what: typeof isBought) =>
    sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${what}), 0)`.mapWith(Number)
  const [sums] = await tx
    .select({ waitingCents: sumOf(isWaiting), boughtCents: sumOf(isBought) })
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.currency, anticipationCurrency),
        inArray(balanceLots.state, ['PENDING', 'SOLD', 'HELD']),
        gt(balanceLots.releaseAt, now),
        sql`${balanceLots.role} <> 'MANAGER'`,
      ),
    )
  return sums ?? { waitingCents: 0, boughtCents: 0 }
}

/** Share of the recently due lots that was refunded to buyers. */
async function reversedBasisPoints({ tx, platformId, now }: Scope, userId: string): Promise<number> {
  const [row] = await tx.execute<{ points: string | null }>(sql`
    select ceil(10000 * coalesce(sum(l.amount_cents) filter (where l.state = 'CONSUMED' and exists (
        select from sale_reversals r where r.platform_id = ${platformId} and r.payment_id = l.payment_id and r.key = l.moved_for)), 0)
      / nullif(sum(l.amount_cents), 0))::text as points
    from balance_lots l
    where l.platform_id = ${platformId} and l.user_id = ${userId} and l.kind = 'RELEASE' and l.role <> 'MANAGER'
      and l.currency = ${anticipationCurrency} and l.release_at > ${daysAgo(now, historyDays).toISOString()}
      and l.release_at <= ${now.toISOString()}`)
  return Number(row?.points ?? 0)
}

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
