import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { orders } from '../db/schema/orders.ts'
import { inScope } from '../scope.ts'
import { seededRandom } from './seeded-random.ts'

const hourMs = 3_600_000
/** For each sale so many others began to fill in the checkout and left, and so many only looked. */
const othersBegan = { least: 0, most: 3 }
const othersLooked = { least: 6, most: 22 }

/** Whoever bought in the demo's past had opened the checkout before, and they were not the only ones. */
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
  const between = ({ least, most }: { least: number; most: number }) => least + random.below(most - least + 1)
  for (const { offerId, hour, count } of sold) {
    const at = new Date(hour * hourMs)
    const starts = count + between(othersBegan)
    const visits = starts + between(othersLooked)
    const note = { platformId, offerId, at }
    for (let turn = 0; turn < starts; turn += 1) app.checkoutCounts.note({ ...note, what: 'starts' })
    for (let turn = 0; turn < visits; turn += 1) app.checkoutCounts.note({ ...note, what: 'visits' })
  }
  await app.checkoutCounts.settled()
}
