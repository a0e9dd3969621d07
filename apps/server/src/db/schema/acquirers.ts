import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderName } from '@balcao/providers/provider-names'
import { customType, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, platformId } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A platform's contract with an acquirer. Credentials and the webhook's secret address are sealed. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: id(),
    platformId: platformId(),
    provider: text().$type<ProviderName>().notNull(),
    label: text().notNull(),
    baseUrl: text(),
    credentials: text().notNull(),
    webhookToken: text().notNull(),
    webhookTokenHash: text().notNull(),
    methods: text().array().$type<PaymentMethod[]>().notNull(),
    /** The lowest number is tried first. */
    priority: integer().notNull(),
    status: text().$type<'ACTIVE' | 'PAUSED'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.webhookTokenHash),
    index().on(table.platformId, table.status, table.priority),
  ],
)

/** What providers told us, exactly as it came, stored before the 200. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    id: id(),
    platformId: platformId(),
    providerAccountId: uuid()
      .notNull()
      .references(() => providerAccounts.id),
    /** The payment whose own address was called, when the provider takes an address per transaction. A hint, not a proof. */
    paymentHint: uuid(),
    receivedAt: instant().notNull(),
    sourceIp: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    rawBody: bytes().notNull(),
    state: text()
      .$type<'RECEIVED' | 'APPLIED' | 'DUPLICATE' | 'IGNORED' | 'FORGED' | 'QUARANTINED'>()
      .notNull(),
    detail: text(),
    workedAt: instant(),
  },
  (table) => [
    index().on(table.platformId, table.receivedAt),
    index().on(table.providerAccountId, table.state),
  ],
)
