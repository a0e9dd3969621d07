import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { affiliateClickDays, affiliations } from '#db/schema/partners.ts'
import { inScope, type Scope } from '#scope.ts'
import { seededRandom } from './seeded-random.ts'

const hourMs = 3_600_000
/** Per sale, others who began to fill in the checkout and left, and others who only looked. */
const othersBegan = { least: 0, most: 3 }
const othersLooked = { least: 6, most: 22 }
const othersClicked = { least: 8, most: 30 }

/** Visits of the demo's checkouts: those of the buyers, and of others. */
export async function createDemoVisits(app: App, platformId: string): Promise<void> {
  const sold = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({
        offerId: orders.offerId,
        hour: sql<number>`floor(extract(epoch from ${orders.createdAt}) / 3600)`.mapWith(Number),
        count: sql<number>`count(*)`.mapWith(Number),
      })
      .from(orders)
      .groupBy(sql`1`, sql`2`)
      .orderBy(sql`2`, sql`1`),
  )
  const random = seededRandom(platformId.length)
  for (const { offerId, hour, count } of sold) {
    const at = new Date(hour * hourMs)
    const starts = count + between(random, othersBegan)
    const visits = starts + between(random, othersLooked)
    const note = { platformId, offerId, at }
    for (let turn = 0; turn < starts; turn += 1) app.checkoutCounts.note({ ...note, what: 'starts' })
    for (let turn = 0; turn < visits; turn += 1) app.checkoutCounts.note({ ...note, what: 'visits' })
  }
  await app.checkoutCounts.settled()
  await inScope(app, platformId, (scope) => createClicks(scope, random))
}

/** Clicks of the buyers who came by an affiliate's link, and of others. */
async function createClicks(
  { tx, platformId }: Scope,
  random: ReturnType<typeof seededRandom>,
): Promise<void> {
  const sold = await tx
    .select({ affiliationId: affiliations.id, at: orders.createdAt })
    .from(orders)
    .innerJoin(
      affiliations,
      and(eq(affiliations.affiliateId, orders.affiliateId), eq(affiliations.productId, orders.productId)),
    )
    .orderBy(orders.createdAt, orders.id)
  const clicks = new Map<string, { affiliationId: string; day: Date; clicks: number }>()
  for (const { affiliationId, at } of sold) {
    const day = startOfDayInSaoPaulo(dayInSaoPaulo(at))
    const key = `${affiliationId} ${day.toISOString()}`
    const former = clicks.get(key)?.clicks ?? 0
    clicks.set(key, { affiliationId, day, clicks: former + 1 + between(random, othersClicked) })
  }
  const rows = [...clicks.values()].map((row) => ({ platformId, ...row }))
  if (rows.length > 0) await tx.insert(affiliateClickDays).values(rows).onConflictDoNothing()
}

function between(random: ReturnType<typeof seededRandom>, { least, most }: { least: number; most: number }) {
  return least + random.below(most - least + 1)
}
