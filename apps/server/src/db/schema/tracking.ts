import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { offers, products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/** Pixels of a checkout: a product's, and the platform's own, which receive the events of every product. */
export const pixels = pgTable(
  'pixels',
  {
    id: id(),
    platformId: platformId(),
    /** Null for a pixel of the platform. */
    productId: uuid(),
    vendor: text().$type<PixelTab>().notNull(),
    pixelId: text().notNull(),
    /** For Google Ads only: the conversion that a purchase counts as. */
    conversionId: text(),
    /** Sealed for this row. For events sent by servers. */
    token: text(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId, table.vendor, table.pixelId).nullsNotDistinct(),
  ],
)

/**
 * Orders whose purchase event a browser has reported. The id is the order's: the event is reported once, however often
 * the page is opened.
 */
export const announcedPurchases = pgTable(
  'announced_purchases',
  { id: id(), platformId: platformId(), at: instant().notNull() },
  (table) => [tenantKey(table), refersTo(table, table.id, orders)],
)

/**
 * A purchase event that our server sends to one pixel, so that it counts even where the buyer never returned to the
 * page.
 */
export const conversions = pgTable(
  'conversions',
  {
    id: id(),
    platformId: platformId(),
    /** The order's id identifies the event, here and in the browser: the vendor deduplicates by it. */
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

/** Visits and first inputs of an offer's checkout by hour. Counts only, without any data of the visitor. */
export const checkoutHours = pgTable(
  'checkout_hours',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    /** Start of the hour. */
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
