import { randomUUID } from 'node:crypto'
import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { batch, insertTogether } from '#db/insert-together.ts'
import { orders } from '#db/schema/orders.ts'
import {
  affiliateClickDays,
  affiliateClickEvents,
  affiliateClicks,
  affiliateTerms,
  affiliations,
} from '#db/schema/partners.ts'
import { inScope, type Scope } from '#scope.ts'
import { seededRandom } from './seeded-random.ts'

const hourMs = 3_600_000
/** Numbers per sale: visitors who began to fill in the checkout and left, and visitors who only looked. */
const othersBegan = { least: 0, most: 3 }
const othersLooked = { least: 6, most: 22 }
const othersClicked = { least: 4, most: 14 }
const robotShare = 0.08
const minuteMs = 60_000
const minutesOfDay = 24 * 60
const minutesBefore = { least: 2, most: 90 }
const sources = ['instagram', 'youtube', 'whatsapp', null]

type NewClick = typeof affiliateClicks.$inferInsert
type NewClickEvent = typeof affiliateClickEvents.$inferInsert

/** Visits of the demo's checkouts, by buyers and others. */
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

/** Clicks of the buyers who came by an affiliate's link, and of others who bought nothing. */
async function createClicks(scope: Scope, random: ReturnType<typeof seededRandom>): Promise<void> {
  const { tx, platformId } = scope
  if ((await tx.$count(affiliateClicks, eq(affiliateClicks.platformId, platformId))) > 0) return
  const sold = await tx
    .select({
      orderId: orders.id,
      affiliationId: affiliations.id,
      termsId: affiliateTerms.id,
      at: orders.createdAt,
    })
    .from(orders)
    .innerJoin(
      affiliations,
      and(eq(affiliations.affiliateId, orders.affiliateId), eq(affiliations.productId, orders.productId)),
    )
    .innerJoin(affiliateTerms, eq(affiliateTerms.id, affiliations.termsId))
    .orderBy(orders.createdAt, orders.id)
  const ledger = { clicks: [] as Required<NewClick>[], events: [] as NewClickEvent[] }
  for (const { orderId, affiliationId, termsId, at } of sold) {
    const row = { platformId, affiliationId, termsId, source: random.pick(sources), refusal: null }
    const begun = new Date(at.getTime() - minuteMs * between(random, minutesBefore))
    const clickId = randomUUID()
    ledger.clicks.push({ ...row, id: clickId, clickedAt: begun })
    ledger.events.push({ platformId, clickId, affiliationId, kind: 'EARNED', orderId, at })
    for (let turn = between(random, othersClicked); turn > 0; turn -= 1) {
      const clickedAt = new Date(begun.getTime() - minuteMs * random.below(minutesOfDay))
      const isRobot = random.fraction() < robotShare
      const others = isRobot ? { termsId: null, refusal: 'robot' as const } : {}
      ledger.clicks.push({ ...row, ...others, id: randomUUID(), source: random.pick(sources), clickedAt })
    }
  }
  const days = Map.groupBy(
    ledger.clicks,
    ({ affiliationId, clickedAt }) => `${affiliationId} ${dayInSaoPaulo(clickedAt)}`,
  )
  const dayRows = [...days].map(([key, clicks]) => {
    const [affiliationId = '', day = ''] = key.split(' ')
    const counted = clicks.filter(({ refusal }) => refusal === null).length
    const counts = { clicks: counted, followed: clicks.length, listable: clicks.length }
    return { id: randomUUID(), platformId, affiliationId, day: startOfDayInSaoPaulo(day), ...counts }
  })
  await insertTogether(
    tx,
    batch(affiliateClickDays, dayRows),
    batch(affiliateClicks, ledger.clicks),
    batch(
      affiliateClickEvents,
      ledger.events.map((event) => ({ ...event, id: randomUUID() })),
    ),
  )
}

function between(random: ReturnType<typeof seededRandom>, { least, most }: { least: number; most: number }) {
  return least + random.below(most - least + 1)
}
