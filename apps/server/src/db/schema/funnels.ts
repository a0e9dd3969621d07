import type { FunnelState, FunnelStep } from '@balcao/domain/checkout/upsell-funnel'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalog.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { payments } from './payments.ts'

/** Upsells after the purchase of an offer. `steps` is the seller's draft; buyers see published versions. */
export const upsellFunnels = pgTable(
  'upsell_funnels',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    /** The purchased offer that starts the funnel. */
    offerId: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<FunnelState>().notNull(),
    steps: jsonb().$type<FunnelStep[]>().notNull(),
    /** Of the published version; null before the first. */
    publishedNumber: integer(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.offerId, offers),
    index('upsell_funnels_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    uniqueIndex('upsell_funnels_active')
      .on(table.platformId, table.offerId)
      .where(sql`${table.state} = 'ACTIVE'`),
  ],
)

/** A published version of a funnel: a buyer who began with it continues in it. */
export const upsellFunnelVersions = pgTable(
  'upsell_funnel_versions',
  {
    id: id(),
    platformId: platformId(),
    funnelId: uuid().notNull(),
    number: integer().notNull(),
    steps: jsonb().$type<FunnelStep[]>().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.funnelId, upsellFunnels),
    unique().on(table.platformId, table.funnelId, table.number),
  ],
)

/** A step shown to a buyer, and the buyer's answer. */
export const upsellShowings = pgTable(
  'upsell_showings',
  {
    id: id(),
    platformId: platformId(),
    funnelId: uuid().notNull(),
    versionId: uuid().notNull(),
    /** The purchase that the funnel followed. */
    firstPaymentId: uuid().notNull(),
    stepKey: text().notNull(),
    offerId: uuid().notNull(),
    priceCents: cents().notNull(),
    /** The comparison that ran at the step; null without one. */
    variantKey: text(),
    /** The buyer saw the variant and not the step itself. */
    isVariant: boolean().notNull().default(false),
    answer: text().$type<'NONE' | 'ACCEPTED' | 'REFUSED' | 'UNDONE'>().notNull().default('NONE'),
    /** Payment of the accepted step. */
    paymentId: uuid(),
    shownAt: instant().notNull(),
    answeredAt: instant(),
    /** When the bank declined the card; from then on the step is offered by a code. */
    cardDeclinedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.funnelId, upsellFunnels),
    refersTo(table, table.versionId, upsellFunnelVersions),
    refersTo(table, table.firstPaymentId, payments),
    unique().on(table.platformId, table.firstPaymentId, table.stepKey),
    index().on(table.platformId, table.funnelId),
    index().on(table.platformId, table.paymentId),
  ],
)
