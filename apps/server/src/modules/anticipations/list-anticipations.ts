import { and, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { anticipations } from '#db/schema/anticipations.ts'
import type { Anticipation } from './anticipation.ts'
import type { AnticipationViewer } from './anticipation-viewer.ts'
import { type Outcome, readOutcomes } from './read-outcomes.ts'

const anticipationOrders: ListOrders<'createdAt' | 'gross'> = {
  columns: {
    createdAt: [anticipations.createdAt, anticipations.id],
    gross: [anticipations.grossCents, anticipations.id],
  },
  usual: { by: 'createdAt', direction: 'desc' },
}

const states = [
  'REQUESTED',
  'COUNTERED',
  'PAID',
  'SHORTFALL',
  'SETTLED',
  'REFUSED',
  'CANCELED',
  'EXPIRED',
] as const

export const anticipationListInput = z.strictObject({
  states: z.array(z.enum(states)).min(1).max(states.length).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(anticipationOrders),
})
export type AnticipationListInput = z.output<typeof anticipationListInput>

/** A page of anticipations, by default the newest first, each with the outcome of its lots. */
export async function listAnticipations(viewer: AnticipationViewer, input: AnticipationListInput) {
  const { rows, nextCursor } = await pageOf(anticipationOrders, input, ({ place, after, orderBy, limit }) =>
    viewer.scope.tx
      .select({ anticipation: anticipations, name: users.name, email: users.email, place })
      .from(anticipations)
      .innerJoin(users, eq(users.id, anticipations.userId))
      .where(and(viewer.sees, wanted(viewer, input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const outcomeOf = await readOutcomes(
    viewer.scope,
    rows.map(({ anticipation }) => anticipation.id),
  )
  return {
    rows: rows.map(({ anticipation, name, email }) => ({
      ...showAnticipation(anticipation, outcomeOf(anticipation.id)),
      person: { id: anticipation.userId, name, email },
    })),
    nextCursor,
  }
}

/** Fields visible to every viewer. A settled anticipation shows the outcome stored at its settlement. */
export function showAnticipation(anticipation: Anticipation, outcome: Outcome) {
  const { id, state, currency, rateKind, basisPoints, monthlyCostBasisPoints, reason } = anticipation
  const { grossCents, feeCents, recoveredCents, reversedCents } = anticipation
  return {
    id,
    state,
    currency,
    rateKind,
    basisPoints,
    monthlyCostBasisPoints,
    grossCents,
    feeCents,
    netCents: grossCents - feeCents,
    ...outcome,
    ...(recoveredCents !== null && { recoveredCents, waitingCents: 0 }),
    ...(reversedCents !== null && { reversedCents }),
    reason,
    expiresAt: anticipation.expiresAt.toISOString(),
    createdAt: anticipation.createdAt.toISOString(),
    paidAt: anticipation.paidAt?.toISOString() ?? null,
    settledAt: anticipation.settledAt?.toISOString() ?? null,
  }
}

function wanted({ isStaff }: AnticipationViewer, { states, from, to, search }: AnticipationListInput) {
  const pattern = search && isStaff ? containing(search) : undefined
  return and(
    states && inArray(anticipations.state, states),
    from === undefined ? undefined : gte(anticipations.createdAt, new Date(from)),
    to === undefined ? undefined : lt(anticipations.createdAt, new Date(to)),
    pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
  )
}
