import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { offers, products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/**
 * Pixels of a checkout: a product's, and the platform's own, which receive the browsers' events of every product. Our
 * server reports to a product's pixels only.
 */
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
    /**
     * The vendor's code that marks an event as a test. No secret: the vendor shows it to every user of the
     * account.
     */
    testCode: text(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId, table.vendor, table.pixelId).nullsNotDistinct(),
  ],
)

/**
 * Orders whose purchase was reported; the id is the order's. A browser reports a purchase once, however often the
 * page is opened; our server reports it to Google Analytics only if no browser has.
 */
export const announcedPurchases = pgTable(
  'announced_purchases',
  {
    id: id(),
    platformId: platformId(),
    by: text().$type<'BROWSER' | 'SERVER' | 'BOTH'>().notNull(),
    at: instant().notNull(),
  },
  (table) => [tenantKey(table), refersTo(table, table.id, orders)],
)

/**
 * Consents of buyers to reports with their personal data, by order. Without a row, no vendor gets the buyer's
 * personal data.
 */
export const adConsents = pgTable(
  'ad_consents',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    /** Version of the wording in `ad-consent`. */
    version: text().notNull(),
    /** The vendors that the wording named. */
    vendors: text().$type<PixelTab>().array().notNull(),
    /** The seller's pixels at these vendors at that time. A pixel added later gets no data of the person. */
    pixelIds: text().array().notNull(),
    /** Event id of the browser's report of the opened checkout. */
    visitId: uuid().notNull(),
    ip: text().notNull(),
    userAgent: text(),
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId),
    index().on(table.platformId, table.at),
  ],
)

/** An event of an order that our server reports to one pixel, so that it counts even if no browser reports it. */
export const conversions = pgTable(
  'conversions',
  {
    id: id(),
    platformId: platformId(),
    event: text().$type<TrackedEvent['name']>().notNull(),
    /** Order id of a purchase, visit id of an opened checkout. Vendors recognise a repeated event by it. */
    eventId: uuid().notNull(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    vendor: text().$type<PixelTab>().notNull(),
    pixelId: text().notNull(),
    /** UNSENT: not reported for one of the `unsentReasons`, which is no failure. */
    state: text().$type<'WAITING' | 'SENT' | 'UNSENT' | 'DEAD'>().notNull(),
    tries: integer().notNull().default(0),
    lastStatus: integer(),
    lastFailure: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId, table.event, table.vendor, table.pixelId),
    index().on(table.platformId, table.createdAt),
    index('conversions_answered')
      .on(table.platformId, table.sellerId, table.vendor, table.pixelId, table.createdAt)
      .where(sql`${table.state} in ('SENT', 'DEAD')`),
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
