import type { ConnectionSettings, ConnectionVendor } from '@balcao/domain/platform/connections'
import type { ChosenEventType, OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * A webhook endpoint: a seller's, or the platform's, which gets the events of all its sellers. With a vendor it is a
 * connection to an external tool, which gets the same events in the vendor's format.
 */
export const outgoingEndpoints = pgTable(
  'outgoing_endpoints',
  {
    id: id(),
    platformId: platformId(),
    /** Null: the platform's own. */
    sellerId: uuid(),
    /** Both null for a webhook. The address of a connection is the vendor's, without a secret. */
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
    /**
     * Both sealed for this row. For a connection the secret holds all values typed for the vendor. For a day after a rotation
     * calls are signed with the former secret too.
     */
    secret: text().notNull(),
    formerSecret: text(),
    formerSecretUntil: instant(),
    /** Number of failed calls in a row, the time of the first, and the slowest call of the last batch. */
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
    /** The same at every endpoint and in every try, so that receivers can detect repetitions. */
    eventId: uuid().notNull(),
    /** Idempotency key: one fact, one delivery to each endpoint. */
    eventKey: text().notNull(),
    type: text().$type<OutgoingEventType>().notNull(),
    isTest: boolean().notNull(),
    /** The exact text that is signed and sent. */
    body: text().notNull(),
    state: text().$type<'WAITING' | 'DELIVERED' | 'DEAD'>().notNull(),
    tries: integer().notNull().default(0),
    /** Time of the next try; null if none is due. */
    nextTryAt: instant(),
    createdAt: instant().notNull(),
    lastTryAt: instant(),
    lastTookMs: integer(),
    /** The HTTP status of the answer, where one came. */
    lastStatus: integer(),
    lastFailure: text(),
    /** The beginning of the receiver's answer. */
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
