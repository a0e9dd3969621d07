import type { AnticipationRateKind } from '@balcao/domain/money/anticipation'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { balanceLots } from './ledger.ts'

/**
 * Cost, limits and approvals of anticipation. Versioned: the anticipation stores the row that was in force.
 */
export const anticipationPlans = pgTable(
  'anticipation_plans',
  {
    id: id(),
    platformId: platformId(),
    /** Null for the platform's default; a person's own row overrides it. */
    userId: uuid(),
    isOffered: boolean().notNull(),
    rateKind: text().$type<AnticipationRateKind>().notNull(),
    basisPoints: integer().notNull(),
    minCents: cents().notNull(),
    /** The largest part of a person's pending balance that may be bought. */
    limitBasisPoints: integer().notNull(),
    /** Least days since the person's first release. */
    minHistoryDays: integer().notNull(),
    /** The largest amount without an approval. */
    automaticMaxCents: cents().notNull(),
    effectiveFrom: instant().notNull(),
  },
  (table) => [tenantKey(table), index().on(table.platformId, table.userId, table.effectiveFrom)],
)

/**
 * REQUESTED waits for the staff, COUNTERED for the seller. PAID: its lots are bought and not all mature. SHORTFALL: PAID, and its
 * seller owes after some lots were reversed. SETTLED: nothing is outstanding. REFUSED, CANCELED and EXPIRED bought nothing.
 */
export type AnticipationState =
  | 'REQUESTED'
  | 'COUNTERED'
  | 'PAID'
  | 'SHORTFALL'
  | 'SETTLED'
  | 'REFUSED'
  | 'CANCELED'
  | 'EXPIRED'

export const anticipations = pgTable(
  'anticipations',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    /** Made by the browser: the same request twice is one anticipation. */
    requestId: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    planId: uuid().notNull(),
    /** The rate of the plan, or of the counter-offer. */
    rateKind: text().$type<AnticipationRateKind>().notNull(),
    basisPoints: integer().notNull(),
    state: text().$type<AnticipationState>().notNull(),
    /** As agreed, and from the payment on as paid. The price is the gross less the fee. */
    grossCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** Monthly cost of the agreed price. */
    monthlyCostBasisPoints: integer(),
    reason: text(),
    /** When an open request or counter-offer ends by itself. */
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    settledAt: instant(),
    /** Its outcome: the amount released on time, and the amount reversed before. Null until it is settled. */
    recoveredCents: cents(),
    reversedCents: cents(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.planId, anticipationPlans),
    unique('anticipations_request_once').on(table.platformId, table.userId, table.requestId),
    index().on(table.platformId, table.createdAt, table.id),
    index().on(table.platformId, table.grossCents, table.id),
    index().on(table.platformId, table.state, table.createdAt, table.id),
    index().on(table.platformId, table.userId, table.createdAt, table.id),
    index().on(table.platformId, table.userId, table.grossCents, table.id),
  ],
)

/** The lots of an anticipation, each with its own price. */
export const anticipationLots = pgTable(
  'anticipation_lots',
  {
    id: id(),
    platformId: platformId(),
    anticipationId: uuid().notNull(),
    lotId: uuid().notNull(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** Days from the price to the lot's date. */
    days: integer().notNull(),
    /** Whether the lot is requested or bought. False once the anticipation has dropped it. */
    isWanted: boolean().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.anticipationId, anticipations),
    refersTo(table, table.lotId, balanceLots),
    index().on(table.platformId, table.anticipationId),
    uniqueIndex('anticipation_lots_once').on(table.platformId, table.lotId).where(sql`${table.isWanted}`),
  ],
)

/** Every step of an anticipation, with its actor and reason. Written once. */
export const anticipationEvents = pgTable(
  'anticipation_events',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    anticipationId: uuid().notNull(),
    at: instant().notNull(),
    /** Null for a step of the product itself. */
    actorUserId: uuid(),
    source: text().$type<'SELLER' | 'STAFF' | 'PRODUCT'>().notNull(),
    state: text().$type<AnticipationState>().notNull(),
    grossCents: cents().notNull(),
    feeCents: cents().notNull(),
    detail: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.anticipationId, anticipations),
    index().on(table.platformId, table.anticipationId, table.id),
  ],
)
