import type { ApiKeyKind, ApiKeyRole, ApiScope } from '@balcao/domain/people/api-scopes'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** A key of the public API, or the secret address of a feed. It acts as its owner, within its scopes. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    role: text().$type<ApiKeyRole>().notNull(),
    kind: text().$type<ApiKeyKind>().notNull().default('KEY'),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** The last characters of the token, by which its owner recognises it. */
    ending: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Addresses and networks that may use it; empty for any. */
    networks: text().array().notNull(),
    /** The version of the API for calls that name none. */
    apiVersion: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    revokedAt: instant(),
    lastUsedAt: instant(),
    lastUsedIp: text(),
    lastCall: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.tokenHash),
    index('api_keys_list').on(table.platformId, table.userId, table.createdAt, table.id),
    index('api_keys_of_staff')
      .on(table.platformId, table.createdAt, table.id)
      .where(sql`${table.role} = 'ADMIN'`),
  ],
)

/** The answer to a change by a key, returned when the change is repeated under the same idempotency key. */
export const apiAnswers = pgTable(
  'api_answers',
  {
    id: id(),
    platformId: platformId(),
    /** The owner of the key, in the role of the key: a replacement key gets the answers of the former key. */
    userId: uuid().notNull(),
    role: text().$type<ApiKeyRole>().notNull(),
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    /**
     * Sealed: it may hold personal data or the secret of an endpoint. Null until the change is done, and written in the same
     * transaction.
     */
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.userId, table.role, table.idempotencyKey),
    index().on(table.platformId, table.createdAt),
  ],
)

/** A call by a key, as its owner reads it in the log: without query and body, which may hold personal data. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: id(),
    platformId: platformId(),
    apiKeyId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text().$type<ApiKeyRole>().notNull(),
    /** As in the answer's `request-id`. */
    requestId: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    /** The code of a refusal; null for a successful call. */
    code: text(),
    tookMs: integer().notNull(),
    ip: text().notNull(),
    calledAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.apiKeyId, apiKeys),
    index('api_calls_list').on(table.platformId, table.userId, table.role, table.calledAt, table.id),
    index('api_calls_of_key').on(table.platformId, table.apiKeyId, table.calledAt, table.id),
    index('api_calls_of_staff')
      .on(table.platformId, table.calledAt, table.id)
      .where(sql`${table.role} = 'ADMIN'`),
    index('api_calls_refused')
      .on(table.platformId, table.userId, table.role, table.calledAt, table.id)
      .where(sql`${table.status} >= 400`),
    index('api_calls_kept').on(table.platformId, table.calledAt),
  ],
)
