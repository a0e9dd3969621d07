import type { ConnectionSettings, ConnectionVendor } from '@balcao/domain/platform/connections'
import type { ChosenEventType, OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * A webhook endpoint: a seller's, or the platform's, which gets the events of all its sellers. With a vendor it is a
 * connection to an external tool, which gets the same events in its own format.
 */
export const outgoingEndpoints = pgTable(
  'outgoing_endpoints',
  {
    id: id(),
    platformId: platformId(),
    /** Null: the platform's own. */
    sellerId: uuid(),
    /** Both null for a webhook. The address of a connection is that of its vendor, without a secret. */
    vendor: text().$type<ConnectionVendor>(),
    settings: jsonb().$type<ConnectionSettings>(),
    url: text().notNull(),
    description: text().notNull(),
    events: jsonb().$type<ChosenEventType[]>().notNull(),
    /** Null: every product. */
    productIds: jsonb().$type<string[]>(),
    /** OFF by its owner, DISABLED by us. */
    state: text().$type<'ON' | 'OFF' | 'DISABLED' | 'REMOVED'>().notNull(),
    disabledBecause: text().$type<'GONE' | 'FAILING'>(),
    /** Both sealed for this row; of a connection the secret is all that was typed for the vendor. For a day after a rotation calls are signed with the former one too. */
    secret: text().notNull(),
    formerSecret: text(),
    formerSecretUntil: instant(),
    /** Failed calls in a row, since when, and the slowest call of the last batch. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    lastTookMs: integer().notNull().default(0),
    /**
     * Locked by a worker until then. One batch at a time, so that a slow endpoint takes one concurrency slot.
     */
    busyUntil: instant(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    index().on(table.platformId, table.sellerId),
    uniqueIndex('outgoing_endpoints_vendor')
      .on(table.platformId, table.sellerId, table.vendor)
      .where(sql`${table.vendor} is not null and ${table.state} <> 'REMOVED'`),
  ],
)

/** One webhook delivery: an event to one endpoint, and its last call. */
export const outgoingDeliveries = pgTable(
  'outgoing_deliveries',
  {
    id: id(),
    platformId: platformId(),
    endpointId: uuid().notNull(),
    /** The seller of the endpoint; null for the platform's. */
    sellerId: uuid(),
    /** The same at every endpoint and in every try: a receiver detects a repetition by it. */
    eventId: uuid().notNull(),
    /** Idempotency key: one fact, one delivery to each endpoint. */
    eventKey: text().notNull(),
    type: text().$type<OutgoingEventType>().notNull(),
    isTest: boolean().notNull(),
    /** The very text that is signed and sent. */
    body: text().notNull(),
    state: text().$type<'WAITING' | 'DELIVERED' | 'DEAD'>().notNull(),
    tries: integer().notNull().default(0),
    /** Null unless it waits. */
    nextTryAt: instant(),
    createdAt: instant().notNull(),
    lastTryAt: instant(),
    lastTookMs: integer(),
    /** The HTTP status of the answer, where one came. */
    lastStatus: integer(),
    lastFailure: text(),
    /** The beginning of what the receiver answered. */
    lastAnswer: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.endpointId, outgoingEndpoints),
    unique().on(table.platformId, table.endpointId, table.eventKey),
    index('outgoing_deliveries_waiting')
      .on(table.platformId, table.endpointId, table.nextTryAt)
      .where(sql`${table.state} = 'WAITING'`),
    index('outgoing_deliveries_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('outgoing_deliveries_endpoint_list').on(
      table.platformId,
      table.endpointId,
      table.createdAt,
      table.id,
    ),
    index().on(table.platformId, table.createdAt),
  ],
)
