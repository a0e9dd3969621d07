import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { siteClickName } from '@balcao/domain/frame-key'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliateClickDays, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { listProductSites } from '#modules/catalog/list-product-sites.ts'
import type { Scope } from '#scope.ts'
import { readClicks, rememberClick } from './click-cookie.ts'
import { termsInForce } from './terms-in-force.ts'
import { isWindowOver } from './weigh-candidates.ts'

export type FollowedLink = {
  affiliationId: string
  /** An offer of the product to go to at once; otherwise its sales page. */
  offerId: string | undefined
  cookieHeader: string | undefined
  /** The signed-in user: an affiliate who tries their own link makes no click. */
  userId: string | null
  /** False for a page that only embeds the link, so that an embedded link collects no clicks. */
  isVisit: boolean
}

/** Where an affiliate's link leads, and the cookie that remembers the click. Null for a link that leads nowhere. */
export async function followAffiliateLink(
  scope: Scope,
  { affiliationId, offerId, cookieHeader, userId, isVisit }: FollowedLink,
): Promise<{ location: string; cookie: string | null } | null> {
  const [link] = await scope.tx
    .select({
      status: affiliations.status,
      affiliateId: affiliations.affiliateId,
      productId: products.id,
      salesPageUrl: products.salesPageUrl,
      termsId: termsInForce(scope),
    })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(eq(affiliations.id, affiliationId))
  if (!link) return null
  const location = await findLocation(scope, link, offerId)
  if (location === null) return null
  const isCounted = isVisit && userId !== link.affiliateId && ['ACTIVE', 'PAUSED'].includes(link.status)
  if (!isCounted || link.termsId === null) return { location, cookie: null }
  await countClick(scope, affiliationId)
  const browser = { platformId: scope.platformId, cookieHeader }
  const former = readClicks(scope.app, browser)[link.productId]?.first
  const isFormerOver = former !== undefined && (await isClickOver(scope, former))
  const { cookie, siteClick } = rememberClick(scope.app, browser, {
    productId: link.productId,
    made: { affiliationId, termsId: link.termsId, at: Math.floor(scope.now.getTime() / 1000) },
    isFirstOver: isFormerOver,
  })
  const isEmbedding = await mayShowCheckout(scope, link.productId, location)
  return { location: isEmbedding ? withClick(location, siteClick) : location, cookie }
}

/** Whether the sales page may show the checkout in a frame, to which no cookie is sent. */
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

async function countClick({ tx, platformId, now }: Scope, affiliationId: string): Promise<void> {
  await tx
    .insert(affiliateClickDays)
    .values({ platformId, affiliationId, day: startOfDayInSaoPaulo(dayInSaoPaulo(now)), clicks: 1 })
    .onConflictDoUpdate({
      target: [affiliateClickDays.platformId, affiliateClickDays.affiliationId, affiliateClickDays.day],
      set: { clicks: sql`${affiliateClickDays.clicks} + 1` },
    })
}

/** A first click counts until its window ends, or until its affiliate no longer promotes the product. */
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
