import type { CouponBearer } from '@balcao/domain/money/coupons'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers, products } from './catalog.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * A discount that a buyer gets by a code. The number of uses is never stored: orders name their coupon, and the states
 * of their payments say which orders hold or spend a use.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    /** In upper case. It never changes: orders, links and printed flyers name it. */
    code: text().notNull(),
    basisPoints: integer(),
    amountCents: cents(),
    /** Currency of the amount: a coupon of a fixed amount is valid only for products in this currency. */
    currency: text().$type<Currency>().notNull(),
    /** Both null: every product of the seller. At most one is set. */
    productId: uuid(),
    offerId: uuid(),
    includesBumps: boolean().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    usesMax: integer(),
    usesPerBuyerMax: integer(),
    isFirstPurchaseOnly: boolean().notNull(),
    bearer: text().$type<CouponBearer>().notNull(),
    /** The affiliate who owns the coupon: the sale is attributed to them, and their commission bears the discount. */
    affiliateId: uuid(),
    pausedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.productId, products),
    refersTo(table, table.offerId, offers),
    refersTo(table, table.affiliateId, users),
    unique('coupons_code').on(table.platformId, table.sellerId, table.code),
    index('coupons_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    check('coupons_discount', sql`basis_points is null or amount_cents is null`),
    check('coupons_target', sql`product_id is null or offer_id is null`),
    check('coupons_bearer', sql`affiliate_id is null or bearer not in ('SHARED', 'SELLER')`),
  ],
)
