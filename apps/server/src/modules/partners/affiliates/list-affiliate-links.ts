import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'

const offersMax = 100

/** The links for an affiliate to share: to the sales page, and to the checkout of each offer. */
export async function listAffiliateLinks(
  caller: Caller,
  { affiliationId }: { affiliationId: string },
): Promise<{ salesPage: string | null; offers: { id: string; title: string; url: string }[] }> {
  const { tx, session } = caller
  const [found] = await tx
    .select({ productId: products.id, salesPageUrl: products.salesPageUrl })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(
      and(
        eq(affiliations.id, affiliationId),
        eq(affiliations.affiliateId, session.userId),
        eq(affiliations.status, 'ACTIVE'),
      ),
    )
  if (!found) throw new AppError('not_found')
  const { url } = await getPlatform(caller)
  const itsOffers = await tx
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(and(eq(offers.productId, found.productId), eq(offers.status, 'ACTIVE')))
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(offersMax)
  return {
    salesPage: found.salesPageUrl === null ? null : new URL(`/r/${affiliationId}`, url).href,
    offers: itsOffers.map((offer) => ({
      ...offer,
      url: new URL(`/r/${affiliationId}?offer=${offer.id}`, url).href,
    })),
  }
}
