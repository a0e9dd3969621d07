import type { AffiliateAttribution, AffiliationStatus, CoProductionState } from '@balcao/domain/partnerships'
import type { CoProductionBase } from '@balcao/domain/sale-split'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

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
 * Commission and attribution window. Each row is a version and is never changed: a click names the one it was
 * made under.
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
    effectiveFrom: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.affiliationId, affiliations),
    index().on(table.platformId, table.productId, table.affiliationId, table.effectiveFrom),
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
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.affiliationId, affiliations),
    unique().on(table.platformId, table.affiliationId, table.day),
    index().on(table.platformId, table.day),
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
