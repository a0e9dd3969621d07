import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant, platformId } from './columns.ts'

/** A closed day whose totals are written. Days follow each other without a gap. */
export const figureDays = pgTable(
  'figure_days',
  {
    platformId: platformId(),
    /** As YYYY-MM-DD in the time of São Paulo. */
    day: text().notNull(),
    summedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.day] })],
)

/**
 * Sums of the events of a closed day: per seller by every dimension of reports, and for the whole platform by
 * acquirer account and method only, in rows without a seller (decision 0032).
 */
export const figureTotals = pgTable(
  'figure_totals',
  {
    platformId: platformId(),
    /** The first instant of the day. */
    at: instant().notNull(),
    /** Counted by day. */
    number: integer().notNull(),
    sellerId: uuid(),
    productId: uuid(),
    offerId: uuid(),
    /** `utm_source` of the link. */
    source: text(),
    /** Null in the rows of sellers. */
    providerAccountId: uuid(),
    method: text().$type<PaymentMethod>().notNull(),
    installments: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    salesCount: integer().notNull(),
    grossCents: cents().notNull(),
    refundCount: integer().notNull(),
    refundCents: cents().notNull(),
    chargebackCount: integer().notNull(),
    chargebackCents: cents().notNull(),
    producerShareCents: cents().notNull(),
    producerGivenCents: cents().notNull(),
    producerLaterCents: cents().notNull(),
    platformShareCents: cents().notNull(),
    platformGivenCents: cents().notNull(),
    platformLaterCents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.at, table.number] }),
    index('figure_totals_seller').on(table.platformId, table.sellerId, table.at),
  ],
)

/**
 * Movements of each seller's recurring revenue on a closed day, and the revenue at its end (decision 0059). A day without
 * a movement has no row.
 */
export const revenueTotals = pgTable(
  'revenue_totals',
  {
    platformId: platformId(),
    /** The first instant of the day. */
    at: instant().notNull(),
    sellerId: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    newCents: cents().notNull(),
    reactivationCents: cents().notNull(),
    expansionCents: cents().notNull(),
    /** Losses are negative. */
    contractionCents: cents().notNull(),
    churnCents: cents().notNull(),
    completedCents: cents().notNull(),
    closingCents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.at, table.sellerId, table.currency] }),
    index('revenue_totals_seller').on(table.platformId, table.sellerId, table.currency, table.at),
  ],
)

/** The platform's earnings by their source, the volume of the sales, and their cost. */
export const earnings = () => ({
  volumeCents: cents().notNull(),
  feeCents: cents().notNull(),
  interestCents: cents().notNull(),
  anticipationCents: cents().notNull(),
  spreadCents: cents().notNull(),
  costCents: cents().notNull(),
})

/**
 * The platform's earnings by each seller on a closed day, and the cost of their sales; and again by acquirer account, in
 * rows without a seller (decision 0032).
 */
export const profitTotals = pgTable(
  'profit_totals',
  {
    platformId: platformId(),
    /** The first instant of the day. */
    at: instant().notNull(),
    /** Counted by day. */
    number: integer().notNull(),
    sellerId: uuid(),
    /** Null in the rows of sellers, and for earnings that belong to no sale. */
    providerAccountId: uuid(),
    currency: text().$type<Currency>().notNull(),
    ...earnings(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.at, table.number] }),
    index('profit_totals_seller').on(table.platformId, table.sellerId, table.at),
  ],
)
