import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { anticipationEvents, anticipationLots, anticipations } from '#db/schema/anticipations.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import type { Anticipation } from './anticipation.ts'
import { findAnticipationPlan } from './anticipation-plan.ts'
import { openStates } from './anticipation-states.ts'
import type { AnticipationViewer } from './anticipation-viewer.ts'
import { showAnticipation } from './list-anticipations.ts'
import { measureLimit } from './measure-limit.ts'
import { priceRequest } from './price-request.ts'
import { readOutcomes } from './read-outcomes.ts'

/**
 * One anticipation with its lots, its steps and, while it is open, its price now. The staff also sees the
 * seller's exposure.
 */
export async function getAnticipation(
  { scope, sees, isStaff }: AnticipationViewer,
  { anticipationId }: { anticipationId: string },
) {
  const { tx } = scope
  const [found] = await tx
    .select({ anticipation: anticipations, name: users.name, email: users.email })
    .from(anticipations)
    .innerJoin(users, eq(users.id, anticipations.userId))
    .where(and(sees, eq(anticipations.id, anticipationId)))
  if (!found) throw new AppError('not_found')
  const { anticipation, name, email } = found
  const outcome = (await readOutcomes(scope, [anticipationId]))(anticipationId)
  const lots = await tx
    .select({
      lotId: anticipationLots.lotId,
      paymentId: balanceLots.paymentId,
      releaseAt: balanceLots.releaseAt,
      amountCents: anticipationLots.amountCents,
      feeCents: anticipationLots.feeCents,
      days: anticipationLots.days,
      isWanted: anticipationLots.isWanted,
    })
    .from(anticipationLots)
    .innerJoin(balanceLots, eq(balanceLots.id, anticipationLots.lotId))
    .where(eq(anticipationLots.anticipationId, anticipationId))
    .orderBy(balanceLots.releaseAt, balanceLots.id)
  const steps = await tx
    .select()
    .from(anticipationEvents)
    .where(eq(anticipationEvents.anticipationId, anticipationId))
    .orderBy(anticipationEvents.id)
  const isOpen = openStates.some((state) => state === anticipation.state)
  return {
    ...showAnticipation(anticipation, outcome),
    lots: lots.map(({ releaseAt, ...lot }) => ({ ...lot, releaseAt: releaseAt.toISOString() })),
    steps: steps.map(({ at, state, source, grossCents, feeCents, detail }) => ({
      at: at.toISOString(),
      state,
      source,
      grossCents,
      feeCents,
      detail,
    })),
    /** Price that a decision made now would pay. */
    now: isOpen ? await priceNow(scope, anticipation) : null,
    staff: isStaff
      ? {
          person: { id: anticipation.userId, name, email },
          exposure: await exposureOf(scope, anticipation.userId),
        }
      : null,
  }
}

async function priceNow(scope: Scope, anticipation: Anticipation) {
  const { lots, ...total } = await priceRequest(scope, anticipation)
  return { ...total, lotsCount: lots.length }
}

async function exposureOf(scope: Scope, userId: string) {
  const plan = await findAnticipationPlan(scope, userId)
  return measureLimit(scope, userId, plan ?? { limitBasisPoints: 0 })
}
