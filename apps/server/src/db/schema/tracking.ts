import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { offers, products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/** Where the events of a checkout are reported: a product's pixels, and the platform's own, which hear of every product. */
export const pixels = pgTable(
  'pixels',
  {
    id: id(),
    platformId: platformId(),
    /** Null for a pixel of the platform. */
    productId: uuid(),
    vendor: text().$type<PixelTab>().notNull(),
    pixelId: text().notNull(),
    /** Of Google Ads only: which conversion a purchase counts as. */
    conversionId: text(),
    /** Sealed for this row. For events that servers send. */
    token: text(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId, table.vendor, table.pixelId).nullsNotDistinct(),
  ],
)

/** The orders whose purchase a browser was told to report. The id is the order's: one is reported once, whoever opens its page again. */
export const announcedPurchases = pgTable(
  'announced_purchases',
  { id: id(), platformId: platformId(), at: instant().notNull() },
  (table) => [tenantKey(table), refersTo(table, table.id, orders)],
)

/** A purchase that our server reports to one pixel, so that it counts even where the buyer never came back to the page. */
export const conversions = pgTable(
  'conversions',
  {
    id: id(),
    platformId: platformId(),
    /** Its id names the event, here and in the browser: by it the vendor tells a repetition from a second purchase. */
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    vendor: text().$type<PixelTab>().notNull(),
    pixelId: text().notNull(),
    state: text().$type<'WAITING' | 'SENT' | 'DEAD'>().notNull(),
    tries: integer().notNull().default(0),
    lastStatus: integer(),
    lastFailure: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId, table.vendor, table.pixelId),
    index().on(table.platformId, table.createdAt),
    index('conversions_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
  ],
)

/** How often the checkout of an offer was opened in an hour, and how often somebody began to fill it in. Counts alone: nothing of who it was. */
export const checkoutHours = pgTable(
  'checkout_hours',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    /** When the hour began. */
    hour: instant().notNull(),
    visits: integer().notNull(),
    starts: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.offerId, offers),
    unique().on(table.platformId, table.offerId, table.hour),
    index().on(table.platformId, table.hour),
  ],
)
