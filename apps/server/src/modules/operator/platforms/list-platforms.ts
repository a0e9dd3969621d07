import { periodsOf } from '@balcao/domain/options/date-ranges'
import { and, eq, ilike, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, placedPageOf } from '#db/page-of.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { monthOf } from '#modules/billing/billing-month.ts'
import { readSoldByDay, sumByCurrency } from '#modules/operator/read-sold-by-day.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { platformState, platformStates } from './platform-state.ts'
import { readPlace } from './read-place.ts'
import { readPlatformFacts } from './read-platform-facts.ts'

export const platformOrders: ListOrders<'createdAt' | 'name'> = {
  columns: {
    createdAt: [platforms.createdAt, platforms.platformId],
    name: [platforms.name, platforms.platformId],
  },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const platformListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  state: z.enum(platformStates).optional(),
  ...pageInput(platformOrders),
})

export async function listPlatforms(
  { app, db, now }: Overseer,
  { search, state, ...page }: z.output<typeof platformListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const facts = await readPlatformFacts(db, monthOf(now))
  // Filtered in memory: a state depends on several facts, which are read for all platforms anyway, and there
  // are few platforms.
  const inState = [...facts.values()].filter((known) => platformState(known) === state)
  const { rows, hasMore } = await placedPageOf(platformOrders, page, ({ place, after, orderBy, limit }) =>
    db
      .select({
        platformId: platforms.platformId,
        name: platforms.name,
        brandColor: platforms.brandColor,
        createdAt: platforms.createdAt,
        host: platformDomains.host,
        place,
      })
      .from(platforms)
      .leftJoin(
        platformDomains,
        and(eq(platformDomains.platformId, platforms.platformId), eq(platformDomains.isPrimary, true)),
      )
      .where(
        and(
          eq(platforms.kind, 'TENANT'),
          state &&
            inArray(
              platforms.platformId,
              inState.map(({ platformId }) => platformId),
            ),
          pattern ? or(ilike(platforms.name, pattern), ilike(platformDomains.host, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const sold = await readSoldByDay(db, periodsOf('30', now).current)
  return {
    rows: rows.map(({ createdAt, ...row }) => {
      const known = facts.get(row.platformId)
      invariant(known, 'a platform of the list is a tenant')
      const { sellers, contract } = known
      return {
        ...row,
        ...readPlace(app, row.platformId),
        createdAt: createdAt.toISOString(),
        sellers,
        contract,
        state: platformState(known),
        sold: sumByCurrency(sold.filter(({ platformId }) => platformId === row.platformId)),
      }
    }),
    hasMore,
  }
}
