import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tenant } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { interestTables, platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { interestInForce } from './interest-in-force.ts'
import { refuseClosedOffer } from './refuse-closed-offer.ts'

export type OfferVersion = {
  /** Changes with every row that the offer's page shows. */
  version: string
  sellerId: string
  currency: Currency
  takesCoupons: boolean
}

/** Version of an offer's page; refused when the offer no longer sells. */
export async function getOfferVersion({ tx, now }: Scope, offerId: string): Promise<OfferVersion> {
  if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
  const [found] = await tx
    .select({
      offer: { status: offers.status },
      product: {
        status: products.status,
        sellsInReview: products.sellsInReview,
        currency: products.currency,
      },
      seller: { id: users.id, status: users.status },
      platform: { salesSuspendedAt: platforms.salesSuspendedAt, closingSince: platforms.closingSince },
      interest: interestInForce(sql.param(now, interestTables.effectiveFrom)),
      rows: shownRows,
      takesCoupons: takesCoupons(now),
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .innerJoin(platforms, eq(platforms.platformId, offers.platformId))
    .where(eq(offers.id, offerId))
  if (!found) throw new AppError('offer_not_found')
  refuseClosedOffer(found)
  return {
    version: `${found.rows} ${found.interest?.id} ${found.takesCoupons}`,
    sellerId: found.seller.id,
    currency: found.product.currency,
    takesCoupons: found.takesCoupons,
  }
}

/**
 * The rows of a page, each by its last transaction (`xmin`). PostgreSQL maintains it on every row, so code
 * that writes a row need not know that a page shows it.
 */
const shownRows: SQL<string> = sql`concat_ws(' ', ${offers}.xmin, ${products}.xmin, ${users}.xmin, ${platforms}.xmin,
  (select string_agg(concat_ws(' ', bump.xmin, bump_offer.xmin, bump_product.xmin), ' ' order by bump.position)
    from order_bumps bump
    join offers bump_offer on bump_offer.platform_id = ${tenant} and bump_offer.id = bump.offer_id
    join products bump_product on bump_product.platform_id = ${tenant} and bump_product.id = bump_offer.product_id
    where bump.platform_id = ${tenant} and bump.product_id = ${offers.productId}), '|',
  (select string_agg(delivery.xmin::text, ' ' order by delivery.position) from delivery_options delivery
    where delivery.platform_id = ${tenant} and delivery.offer_id = ${offers.id}), '|',
  (select string_agg(pixel.xmin::text, ' ' order by pixel.id) from pixels pixel
    where pixel.platform_id = ${tenant} and (pixel.product_id = ${offers.productId} or pixel.product_id is null)), '|',
  (select string_agg(funnel.id::text, ' ') from upsell_funnels funnel
    where funnel.platform_id = ${tenant} and funnel.offer_id = ${offers.id} and funnel.state = 'ACTIVE'))`

/**
 * Whether the offer has a coupon that buyers could use: the page hides the field otherwise, so that buyers do
 * not leave to search for a coupon. The query contains the offer and its product.
 */
function takesCoupons(now: Date): SQL<boolean> {
  const at = sql.param(now, coupons.endsAt)
  return sql<boolean>`exists (select from ${coupons} where ${and(
    sql`${coupons.platformId} = ${tenant}`,
    eq(coupons.sellerId, products.sellerId),
    isNull(coupons.pausedAt),
    or(isNull(coupons.endsAt), sql`${coupons.endsAt} > ${at}`),
    or(isNull(coupons.productId), eq(coupons.productId, products.id)),
    or(isNull(coupons.offerId), eq(coupons.offerId, offers.id)),
  )})`
}
