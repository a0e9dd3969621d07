import type { Cents } from '@balcao/domain/money/money'
import type {
  Certainty,
  Currency,
  PaymentMethod,
  PaymentStatus,
  ReceiverStatus,
} from '@balcao/domain/vocabulary'
import type { FailureKind } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, isOfTest, platformId, refersTo, tenantKey } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Base URL of every account of a test mode, and of no other account. Names under `.invalid` never resolve:
 * `connectAccount` replaces it by the address of the simulated acquirers, if there are any.
 */
export const simulatedBaseUrl = 'https://simulated.invalid'

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
    /**
     * When the stored keys passed a test, or a staff member confirmed going live without a test. Null: the account
     * may not go live.
     */
    clearedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.webhookTokenHash),
    index().on(table.platformId, table.status, table.priority),
    check(
      'provider_accounts_simulated',
      sql`${isOfTest(table)} = (${table.baseUrl} is not distinct from '${sql.raw(simulatedBaseUrl)}')`,
    ),
  ],
)

/** An account's costs per charge. Versioned: the rows of one date are a table, and the newest table that has begun counts. */
export const acquirerCosts = pgTable(
  'acquirer_costs',
  {
    id: id(),
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The row with the highest number that the sale's installments reach counts; the first is 1. */
    fromInstallments: integer().notNull(),
    basisPoints: integer().notNull(),
    fixedCents: cents().notNull(),
    effectiveFrom: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.providerAccountId, providerAccounts),
    unique('acquirer_costs_once').on(
      table.platformId,
      table.providerAccountId,
      table.method,
      table.currency,
      table.effectiveFrom,
      table.fromInstallments,
    ),
  ],
)

/**
 * A person paid by an acquirer directly: one row per person and account, because acquirers do not share ids.
 */
export const receivers = pgTable(
  'receivers',
  {
    id: id(),
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    /** Null for the platform's own: the default receiver of the account. */
    userId: uuid(),
    /** The provider's id. Null until it is known. */
    receiverId: text(),
    /** Sealed. The receiver's own key at the provider, where it gives one. */
    token: text(),
    status: text().$type<ReceiverStatus>().notNull(),
    /** UNKNOWN: requested with an unknown outcome, and not requested again before a person has checked. */
    certainty: text().$type<Certainty>().notNull(),
    rawStatus: text(),
    /** The provider's reason for the refusal. */
    failure: text(),
    /** Its balance at the provider by the last report. Null where the provider does not report it. */
    balanceCents: cents(),
    /** Whether the provider reports automatic transfers to the receiver's bank. Only then is the receiver paid directly. */
    automaticTransfer: boolean().notNull().default(false),
    /** Number of requests for it: a part of the key of each call. */
    tries: integer().notNull(),
    createdAt: instant().notNull(),
    syncedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.providerAccountId, providerAccounts),
    refersTo(table, table.userId, users),
    unique('receivers_once').on(table.platformId, table.providerAccountId, table.userId).nullsNotDistinct(),
    index().on(table.platformId, table.userId),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/** The sales that a line of the routes matches. An absent rule allows all. */
export type RouteRules = {
  minCents?: number | undefined
  maxCents?: number | undefined
  brands?: string[] | undefined
  minInstallments?: number | undefined
  maxInstallments?: number | undefined
  sellerIds?: string[] | undefined
}

/** Where sales of a method are charged: lines in order. Without any, the accounts are tried by their priority. */
export const paymentRoutes = pgTable(
  'payment_routes',
  {
    id: id(),
    platformId: platformId(),
    method: text().$type<PaymentMethod>().notNull(),
    /** The place in the list. */
    place: integer().notNull(),
    /**
     * Lines of the same step share its sales by their weights; the next step is used when no account of this step
     * accepts the charge.
     */
    step: integer().notNull(),
    /** Null: such sales are not charged at all. */
    providerAccountId: uuid(),
    weight: integer().notNull(),
    rules: jsonb().$type<RouteRules>().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.providerAccountId, providerAccounts),
    unique().on(table.platformId, table.method, table.place),
  ],
)

/** The circuit breaker of each account, shared by all processes. No row, or a row of zeros: closed. */
export const providerCircuits = pgTable(
  'provider_circuits',
  {
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    sickInARow: integer().notNull(),
    /**
     * The breaker is open until then. The first caller afterwards postpones this instant and is the probe. Null
     * while it is closed.
     */
    restsUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.providerAccountId, table.method] }),
    refersTo(table, table.providerAccountId, providerAccounts),
  ],
)

/**
 * Why no rule can process a webhook. UNKNOWN_TRANSACTION: it names no transaction of ours. CANNOT_BE_ASKED: the
 * provider has no query to prove it. NO_ANSWER: too many questions without an answer. FAILED: too many failed tries.
 */
export type QuarantineReason =
  | {
      code: 'UNKNOWN_TRANSACTION' | 'OF_ANOTHER_SALE' | 'CANNOT_BE_ASKED' | 'AFTER_CHARGEBACK' | 'NOT_WORKED'
    }
  | { code: 'SECOND_RECEIPT' | 'PAYMENT_STAYS'; status: PaymentStatus }
  | { code: 'OTHER_AMOUNT'; claimedCents: Cents; amountCents: Cents; currency: Currency }
  | { code: 'OTHER_STATUS'; claimed: PaymentStatus; told: PaymentStatus }
  | { code: 'NO_ANSWER' | 'FAILED'; tries: number }

/** Webhooks of providers, byte for byte, stored before the 200. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    id: id(),
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    /** The payment whose own address was called, when the provider takes an address per transaction. A hint, not a proof. */
    paymentHint: uuid(),
    receivedAt: instant().notNull(),
    sourceIp: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    rawBody: bytes().notNull(),
    /**
     * True when the body repeats our secret address: it is then stored sealed and complete, because a signature covers
     * its exact bytes.
     */
    isBodySealed: boolean().notNull().default(false),
    /**
     * WAITING: the provider was asked about this payment a moment ago; the webhook waits for the next question.
     * QUARANTINED: waits for a person. DISCARDED: a person decided that it is not about us.
     */
    state: text()
      .$type<
        'RECEIVED' | 'WAITING' | 'APPLIED' | 'DUPLICATE' | 'IGNORED' | 'FORGED' | 'QUARANTINED' | 'DISCARDED'
      >()
      .notNull(),
    detail: text(),
    /** Why it waits, or waited, for a person. Null for rows older than this column. */
    quarantine: jsonb().$type<QuarantineReason>(),
    /** The payment that it waits for, or was about. */
    paymentId: uuid(),
    workedAt: instant(),
    /** When a person last had it processed again: its lateness counts from then on, and not from its arrival. */
    replayedAt: instant(),
    /** Number of further webhooks of the same case, which are DUPLICATE. */
    copies: integer().notNull().default(0),
    /** False: it came while many webhooks of its payment or account waited, and is processed after all others. */
    isEarly: boolean().notNull().default(true),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.providerAccountId, providerAccounts),
    index().on(table.platformId, table.receivedAt),
    index().on(table.platformId, table.providerAccountId, table.state),
    index('webhook_inbox_early')
      .on(table.platformId, table.providerAccountId, table.paymentHint)
      .where(sql`${table.state} = 'RECEIVED' and ${table.isEarly}`),
    // One index for each of the two columns, as each call fills one of them: under the tenant's policy PostgreSQL uses no index
    // on an expression over both.
    index('webhook_inbox_of_payment')
      .on(table.platformId, table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    index('webhook_inbox_hinted')
      .on(table.platformId, table.paymentHint)
      .where(sql`${table.paymentId} is null and ${table.paymentHint} is not null`),
    index('webhook_inbox_waiting')
      .on(table.platformId, table.paymentId)
      .where(sql`${table.state} = 'WAITING'`),
    index('webhook_inbox_worked')
      .on(table.platformId, table.workedAt)
      .where(sql`${table.state} in ('APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED', 'DISCARDED')`),
    index('webhook_inbox_quarantined')
      .on(table.platformId, table.receivedAt, table.id)
      .where(sql`${table.state} = 'QUARANTINED'`),
  ],
)

/** Effects of webhooks, each once: by the provider's event id, else by the content. */
export const webhookEffects = pgTable(
  'webhook_effects',
  {
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    eventKey: text().notNull(),
    /** The first webhook with this effect. No foreign key: effects are kept longer than webhooks. */
    webhookId: uuid().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.providerAccountId, table.eventKey] }),
    refersTo(table, table.providerAccountId, providerAccounts),
    index().on(table.platformId, table.at),
  ],
)

/** Last question to a provider about an unproven webhook: the rate limit of such questions. */
export const webhookReads = pgTable(
  'webhook_reads',
  {
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    subject: text().notNull(),
    askedAt: instant().notNull(),
    /** The webhook for which the question was reserved. */
    reservedFor: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.providerAccountId, table.subject] }),
    refersTo(table, table.providerAccountId, providerAccounts),
    index().on(table.platformId, table.askedAt),
  ],
)

/** Health of each account by hour. For people to read: no sale depends on it. */
export const providerHealth = pgTable(
  'provider_health',
  {
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    operation: text().$type<'CHARGE' | 'READ' | 'REFUND' | 'PAYOUT'>().notNull(),
    hour: instant().notNull(),
    outcome: text().$type<'answered' | FailureKind | 'resting' | 'busy'>().notNull(),
    calls: integer().notNull(),
    totalMs: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'provider_health_pk',
      columns: [
        table.platformId,
        table.providerAccountId,
        table.method,
        table.operation,
        table.hour,
        table.outcome,
      ],
    }),
    refersTo(table, table.providerAccountId, providerAccounts),
    index().on(table.platformId, table.hour),
  ],
)

/** Webhook contact of each account, and the times of its next questions. */
export const providerContacts = pgTable(
  'provider_contacts',
  {
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    /** Last webhook of the account with news, stored at most once a minute. */
    heardAt: instant(),
    /** When a question first found a payment before its webhook. Null again after the next webhook. */
    missedSince: instant(),
    /** Number of payments that a question found before a webhook. */
    missed: integer().notNull().default(0),
    /** Delay of the last webhook after our own question. */
    lagMs: bigint({ mode: 'number' }),
    /** When the next scheduled question, and the next question whose answer a caller awaits, may be sent. */
    readAt: instant(),
    awaitedReadAt: instant(),
    /** End of the pause after the account refused too many questions. */
    silentUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.providerAccountId] }),
    refersTo(table, table.providerAccountId, providerAccounts),
  ],
)
