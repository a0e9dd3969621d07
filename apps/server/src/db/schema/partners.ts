import type { CoProductionBase } from '@balcao/domain/money/sale-split'
import type {
  AffiliateAttribution,
  AffiliationStatus,
  AttributionLoss,
  ClickEventKind,
  ClickRefusal,
  CoProductionState,
} from '@balcao/domain/people/partnerships'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    /** Listed in the marketplace; otherwise found only by its link. */
    isListed: boolean().notNull(),
    /** False: a request makes an affiliate at once. */
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
 * An affiliation or a request for one. One row for a person and a product; a new request moves the same row.
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
    /** Why it was refused, blocked or ended, in the words of the person who did it. */
    reason: text(),
    statusSince: instant(),
    /** The version of the terms that the affiliate accepted last, by which clicks are made. No reference: terms refer to affiliations. */
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
 * Commission, attribution window and rules that a product's owner offers. Each row is a version and is never
 * changed: it counts for an affiliate from when they accept it, and a click names the one it was made under.
 */
export const affiliateTerms = pgTable(
  'affiliate_terms',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    /** Null for the terms of the whole program; an affiliate's own row wins. */
    affiliationId: uuid(),
    basisPoints: integer().notNull(),
    /** Days in which a click counts; null for no end. */
    windowDays: integer(),
    rules: text().notNull(),
    /** Counted from one, apart for the program and for each affiliate with own terms. */
    version: integer().notNull(),
    /** When the owner offered it. */
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

/** That an affiliate accepted a version of the terms. Written once: it proves what both sides agreed on, and when. */
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

/** How often an affiliate's link was followed, by day of São Paulo. */
export const affiliateClickDays = pgTable(
  'affiliate_click_days',
  {
    id: id(),
    platformId: platformId(),
    affiliationId: uuid().notNull(),
    /** When the day began. */
    day: instant().notNull(),
    clicks: integer().notNull(),
    /** How often the link was followed at all, by robots and prefetches too. */
    followed: integer().notNull().default(0),
    /** Of these, how many the limit of a network allowed into the ledger of clicks, which takes so many a day. */
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
 * Ledger of clicks: one row for each time an affiliate's link was followed, never changed. Nothing in it is about
 * the visitor. Of a flood only the day's count is kept.
 */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: id(),
    platformId: platformId(),
    affiliationId: uuid().notNull(),
    /** The terms that the click was made under; null for one that was refused. */
    termsId: uuid(),
    /** `utm_source` of the link, as the affiliate wrote it. */
    source: text(),
    /** Why it can earn nothing; null for a click that counted. */
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

/** What became of a click, one row for each fact, never changed. A row may outlive its click, whose time ran out earlier. */
export const affiliateClickEvents = pgTable(
  'affiliate_click_events',
  {
    id: id(),
    platformId: platformId(),
    clickId: uuid().notNull(),
    affiliationId: uuid().notNull(),
    kind: text().$type<ClickEventKind>().notNull(),
    /** Of LOST: the objection when the sale was attributed. */
    lostBecause: text().$type<AttributionLoss>(),
    /** The sale that the click earned by, or lost. */
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
    /**
     * The party that wrote these terms; the other side answers. Null for contracts from before this column.
     */
    proposedById: uuid(),
    /** The version that ends where this one begins, once it is accepted. */
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
