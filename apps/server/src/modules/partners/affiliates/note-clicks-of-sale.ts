import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliateClickEvents, affiliateClicks, affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'
import type { Click, Clicks } from './click-cookie.ts'
import type { WeighedClick } from './weigh-candidates.ts'

type Sale = {
  orderId: string
  productId: string
  sellerId: string
  weighed: readonly WeighedClick[]
  /** All clicks of the browser, including those on other products. */
  clicks: Clicks
}

/**
 * Records the effect of a sale on the clicks of its browser, in the purchase's transaction. A sale without
 * clicks sends no query.
 */
export async function noteClicksOfSale(scope: Scope, sale: Sale): Promise<void> {
  const outcomes = [...Map.groupBy(sale.weighed, ({ click }) => click.id).values()].flatMap((same) => {
    const decisive = same.find(({ lostBecause }) => lostBecause === null) ?? same[0]
    return decisive ? [decisive] : []
  })
  if (outcomes.length > 0) scope.tx.later(noteOutcomes(scope, sale, outcomes))
  const others = Object.entries(sale.clicks).flatMap(([productId, { first, last }]) =>
    productId === sale.productId ? [] : [first, last],
  )
  if (others.length > 0) await noteOtherProducts(scope, sale, others)
}

/**
 * Records the outcome of each click that was considered. A click in a flood, which was only counted, gets its
 * row now.
 */
async function noteOutcomes(
  { tx, platformId, now }: Scope,
  { orderId }: Sale,
  outcomes: readonly WeighedClick[],
): Promise<void> {
  const clicks = outcomes.map(({ click: { id, affiliationId, termsId, at } }) => ({
    id,
    platformId,
    affiliationId,
    termsId,
    clickedAt: new Date(at * 1000),
  }))
  const events = outcomes.map(({ click: { id, affiliationId }, lostBecause }) => ({
    platformId,
    clickId: id,
    affiliationId,
    kind: lostBecause === null ? ('EARNED' as const) : ('LOST' as const),
    lostBecause,
    orderId,
    at: now,
  }))
  await Promise.all([
    tx.insert(affiliateClicks).values(clicks).onConflictDoNothing(),
    tx.insert(affiliateClickEvents).values(events),
  ])
}

/** Records on clicks on other products of the same seller that something else was bought; they stay open. */
async function noteOtherProducts(
  { tx, platformId, now }: Scope,
  { sellerId }: Sale,
  others: readonly Click[],
): Promise<void> {
  const ids = others.map(({ id }) => id)
  const listed = await tx
    .select({ id: affiliateClicks.id, affiliationId: affiliateClicks.affiliationId })
    .from(affiliateClicks)
    .innerJoin(affiliations, eq(affiliations.id, affiliateClicks.affiliationId))
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(and(inArray(affiliateClicks.id, ids), eq(products.sellerId, sellerId)))
  const events = listed.map(({ id, affiliationId }) => ({
    platformId,
    clickId: id,
    affiliationId,
    kind: 'OTHER_PRODUCT' as const,
    at: now,
  }))
  if (events.length > 0) await tx.insert(affiliateClickEvents).values(events)
}
