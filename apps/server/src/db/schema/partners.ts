import type { CoProductionBase } from '@balcao/domain/money/sale-split'
import type { CommissionTiers } from '@balcao/domain/people/commission-tiers'
import type {
  AffiliateAttribution,
  AffiliationStatus,
  AttributionLoss,
  ClickEventKind,
  ClickRefusal,
  CoProductionState,
} from '@balcao/domain/people/partnerships'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/** The affiliate program of a product, and its page for candidates. */
export const affiliatePrograms = pgTable(
  'affiliate_programs',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    isOpen: boolean().notNull(),
    /** Listed in the marketplace; otherwise reachable only by its link. */
    isListed: boolean().notNull(),
    /** False: a request is accepted at once. */
    needsApproval: boolean().notNull(),
    attribution: text().$type<AffiliateAttribution>().notNull(),
    description: text().notNull(),
    rules: text().notNull(),
    materialsUrl: text(),
    supportEmail: text(),
    /** Grows with every save: a form that was read before another save is refused. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/**
 * An affiliation or a request for one. One row for a person and a product; a new request updates the same row.
 */
export const affiliations = pgTable(
  'affiliations',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    affiliateId: uuid().notNull(),
    status: text().$type<AffiliationStatus>().notNull(),
    /** What the affiliate wrote with the request. */
    message: text().notNull().default(''),
    /** The reason for a refusal, block or end, as the person wrote it. */
    reason: text(),
    statusSince: instant(),
    /**
     * The version of the terms that the affiliate accepted last, which applies to new clicks. No reference: terms refer to
     * affiliations.
     */
    termsId: uuid(),
    termsAcceptedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.affiliateId, users),
    unique().on(table.platformId, table.productId, table.affiliateId),
    index().on(table.platformId, table.affiliateId, table.createdAt, table.id),
    index().on(table.platformId, table.productId, table.status),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/**
 * Commission, attribution window and rules offered by a product's owner. Each row is a version and is never changed: it
 * applies to an affiliate once they accept it, and a click names the version that it was made under.
 */
export const affiliateTerms = pgTable(
  'affiliate_terms',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    /** Null for the terms of the whole program; an affiliate's own row overrides them. */
    affiliationId: uuid(),
    basisPoints: integer().notNull(),
    /** Higher commissions by the month's volume; null for none. */
    tiers: jsonb().$type<CommissionTiers>(),
    /** Days in which a click counts; null for no end. */
    windowDays: integer(),
    rules: text().notNull(),
    /** Counted from one, separately for the program and for each affiliate with own terms. */
    version: integer().notNull(),
    /** When the owner offered this version. */
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.affiliationId, affiliations),
    unique('affiliate_terms_versions')
      .on(table.platformId, table.productId, table.affiliationId, table.version)
      .nullsNotDistinct(),
  ],
)

/** An affiliate's acceptance of a version of the terms. Written once: it proves what both sides agreed on, and when. */
export const affiliateTermsAcceptances = pgTable(
  'affiliate_terms_acceptances',
  {
    id: id(),
    platformId: platformId(),
    affiliationId: uuid().notNull(),
    termsId: uuid().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.affiliationId, affiliations),
    refersTo(table, table.termsId, affiliateTerms),
    index().on(table.platformId, table.affiliationId, table.acceptedAt),
  ],
)

/** Number of times that an affiliate's link was followed, by day of São Paulo. */
export const affiliateClickDays = pgTable(
  'affiliate_click_days',
  {
    id: id(),
    platformId: platformId(),
    affiliationId: uuid().notNull(),
    /** Start of the day. */
    day: instant().notNull(),
    clicks: integer().notNull(),
    /** Number of all requests of the link, including robots and prefetches. */
    followed: integer().notNull().default(0),
    /** Number of requests within the limit per network. The ledger of clicks lists them up to its limit per day. */
    listable: integer().notNull().default(0),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.affiliationId, affiliations),
    unique().on(table.platformId, table.affiliationId, table.day),
    index().on(table.platformId, table.day),
  ],
)

/**
 * Ledger of clicks: one row for each time that an affiliate's link was followed, never changed. It holds no data of the
 * visitor. Clicks above the limits are only counted, by day.
 */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: id(),
    platformId: platformId(),
    affiliationId: uuid().notNull(),
    /** The terms that the click was made under; null for a refused click. */
    termsId: uuid(),
    /** `utm_source` of the link, as the affiliate wrote it. */
    source: text(),
    /** Why the click can earn nothing; null for a click that counts. */
    refusal: text().$type<ClickRefusal>(),
    clickedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.affiliationId, affiliations),
    refersTo(table, table.termsId, affiliateTerms),
    index('affiliate_clicks_list').on(table.platformId, table.affiliationId, table.clickedAt, table.id),
    index().on(table.platformId, table.clickedAt),
  ],
)

/** Later facts about a click, one row each, never changed. A row may outlive its click, which is deleted earlier. */
export const affiliateClickEvents = pgTable(
  'affiliate_click_events',
  {
    id: id(),
    platformId: platformId(),
    clickId: uuid().notNull(),
    affiliationId: uuid().notNull(),
    kind: text().$type<ClickEventKind>().notNull(),
    /** For LOST: the objection when the sale was attributed. */
    lostBecause: text().$type<AttributionLoss>(),
    /** The sale that the click earned or lost. */
    orderId: uuid(),
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.affiliationId, affiliations),
    refersTo(table, table.orderId, orders),
    index().on(table.platformId, table.clickId, table.at),
    index().on(table.platformId, table.at),
  ],
)

/** A co-producer of a product and their share of its net. A new share is a new version: a row of its own. */
export const coProductionContracts = pgTable(
  'co_production_contracts',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    coProducerId: uuid().notNull(),
    version: integer().notNull().default(1),
    basisPoints: integer().notNull(),
    base: text().$type<CoProductionBase>().notNull(),
    state: text().$type<CoProductionState>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /** The party that wrote these terms; the other side answers. Null for contracts older than this column. */
    proposedById: uuid(),
    /** The version that this one replaces once it is accepted. */
    replacesId: uuid(),
    /** Until when the other side may answer. */
    answerBy: instant(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.coProducerId, users),
    index().on(table.platformId, table.productId, table.state),
    index().on(table.platformId, table.coProducerId, table.createdAt, table.id),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/** The manager of a seller, and the share of the platform's fee on the seller's sales, by method. */
export const managerContracts = pgTable(
  'manager_contracts',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    managerId: uuid().notNull(),
    version: integer().notNull().default(1),
    pixBasisPoints: integer().notNull(),
    creditCardBasisPoints: integer().notNull(),
    billetBasisPoints: integer().notNull(),
    state: text().$type<'ACTIVE' | 'ENDED'>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.managerId, users),
    index().on(table.platformId, table.sellerId, table.state),
    index().on(table.platformId, table.managerId, table.createdAt, table.id),
  ],
)
