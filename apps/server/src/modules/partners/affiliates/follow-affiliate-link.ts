import { randomUUID } from 'node:crypto'
import { siteClickName } from '@balcao/domain/checkout/frame-key'
import type { ClickRefusal } from '@balcao/domain/people/partnerships'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { listProductSites } from '#modules/catalog/list-product-sites.ts'
import type { Scope } from '#scope.ts'
import { type Click, readClicks, rememberClick } from './click-cookie.ts'
import { enterClick } from './enter-click.ts'
import { isWindowOver } from './weigh-candidates.ts'

export type FollowedLink = {
  affiliationId: string
  /** An offer of the product as the destination; the sales page if missing. */
  offerId: string | undefined
  cookieHeader: string | undefined
  /** The logged-in user: an affiliate who tries their own link makes no click. */
  userId: string | null
  openedBy: Opener
  /** Address or network of the visitor. It is counted in memory and never stored. */
  network: string
  /** `utm_source` of the link. */
  source: string | null
}

/** PREFETCH: a page that only embeds the link, or a browser that prefetches it. */
export type Opener = 'PERSON' | 'PREFETCH' | 'ROBOT'

/**
 * Destination of an affiliate's link, and the cookie that remembers the click, which is entered in the ledger
 * of clicks whether it counts or not. Null for a link that leads nowhere.
 */
export async function followAffiliateLink(
  scope: Scope,
  { affiliationId, offerId, cookieHeader, userId, openedBy, network, source }: FollowedLink,
): Promise<{ location: string; cookie: string | null } | null> {
  const [link] = await scope.tx
    .select({
      status: affiliations.status,
      affiliateId: affiliations.affiliateId,
      productId: products.id,
      salesPageUrl: products.salesPageUrl,
      attribution: affiliatePrograms.attribution,
      termsId: affiliations.termsId,
    })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, affiliations.productId))
    .where(eq(affiliations.id, affiliationId))
  if (!link) return null
  const location = await findLocation(scope, link, offerId)
  if (location === null) return null
  const refusal = refusalOf({ openedBy, isOwn: userId === link.affiliateId, link })
  const entry = { affiliationId, source, network }
  if (refusal !== null || link.termsId === null) {
    await enterClick(scope, { ...entry, id: randomUUID(), termsId: null, refusal: refusal ?? 'not_active' })
    return { location, cookie: null }
  }
  const browser = { platformId: scope.platformId, cookieHeader }
  const former = readClicks(scope.app, browser)[link.productId]
  const isFirstOver = former !== undefined && (await isClickOver(scope, former.first))
  const made: Click = {
    id: randomUUID(),
    affiliationId,
    termsId: link.termsId,
    at: Math.floor(scope.now.getTime() / 1000),
  }
  const isByFirst = link.attribution === 'FIRST_CLICK'
  const isReplacing = !isByFirst && former !== undefined && !(await isClickOver(scope, former.last))
  await enterClick(scope, {
    ...entry,
    id: made.id,
    termsId: made.termsId,
    refusal: null,
    replaces: isReplacing ? former.last : undefined,
    isAfterFirst: isByFirst && former !== undefined && !isFirstOver,
  })
  const { cookie, siteClick } = rememberClick(scope.app, browser, {
    productId: link.productId,
    made,
    isFirstOver,
  })
  const isEmbedding = await mayShowCheckout(scope, link.productId, location)
  return { location: isEmbedding ? withClick(location, siteClick) : location, cookie }
}

function refusalOf({
  openedBy,
  isOwn,
  link,
}: {
  openedBy: Opener
  isOwn: boolean
  link: Pick<typeof affiliations.$inferSelect, 'status'>
}): ClickRefusal | null {
  if (openedBy === 'ROBOT') return 'robot'
  if (openedBy === 'PREFETCH') return 'prefetch'
  if (isOwn) return 'own_click'
  return link.status === 'ACTIVE' || link.status === 'PAUSED' ? null : 'not_active'
}

/** Whether the sales page may show the checkout in a frame, in which the cookie is not sent. */
async function mayShowCheckout(scope: Scope, productId: string, location: string): Promise<boolean> {
  const site = URL.parse(location)?.origin
  return site !== undefined && (await listProductSites(scope, productId)).includes(site)
}

function withClick(location: string, siteClick: string): string {
  const url = new URL(location)
  url.searchParams.set(siteClickName, siteClick)
  return url.href
}

async function findLocation(
  { tx }: Scope,
  { productId, salesPageUrl }: { productId: string; salesPageUrl: string | null },
  offerId: string | undefined,
): Promise<string | null> {
  if (offerId === undefined && salesPageUrl !== null) return salesPageUrl
  const [offer] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.productId, productId),
        eq(offers.status, 'ACTIVE'),
        offerId === undefined ? undefined : eq(offers.id, offerId),
      ),
    )
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(1)
  return offer ? `/checkout/${offer.id}` : null
}

/**
 * Whether a click no longer counts: its window is over, or its affiliate is no longer affiliated with the
 * product.
 */
async function isClickOver(
  { tx, now }: Scope,
  { affiliationId, termsId, at }: { affiliationId: string; termsId: string; at: number },
): Promise<boolean> {
  const [standing] = await tx
    .select({ windowDays: affiliateTerms.windowDays })
    .from(affiliateTerms)
    .innerJoin(
      affiliations,
      and(eq(affiliations.id, affiliationId), inArray(affiliations.status, ['ACTIVE', 'PAUSED'])),
    )
    .where(eq(affiliateTerms.id, termsId))
  return !standing || isWindowOver(standing, new Date(at * 1000), now)
}
