import type { ForeignCurrency } from '@balcao/domain/money/exchange'
import type { Cents } from '@balcao/domain/money/money'
import type { FeePolicy } from '@balcao/domain/money/sale-reversal'
import type { MethodLimits } from '@balcao/domain/payments/method-limits'
import { type PaperRules, usualPaperRules } from '@balcao/domain/people/seller-profile'
import type { LegalTextKind } from '@balcao/domain/texts/legal-texts'
import type { Currency, Locale, PaymentMethod } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { datedKey, id, instant, isOfTest, platformId, tenantKey } from './columns.ts'

/**
 * A tenant. The operator's own platform, where masters live, is the one row of kind OPERATOR. A row of kind TEST is the
 * test mode of one seller, with books of its own (decision 0037).
 */
export const platforms = pgTable(
  'platforms',
  {
    platformId: uuid().primaryKey(),
    kind: text().$type<'TENANT' | 'OPERATOR' | 'TEST'>().notNull(),
    /** The platform of the seller whose test mode this is. */
    testOfPlatformId: uuid(),
    testOfUserId: uuid(),
    /** How far the seller has moved the clock of this test mode ahead of real time. */
    clockAheadMs: bigint({ mode: 'number' }).notNull().default(0),
    /** Where the clock is moving to; null while it just runs. */
    clockTarget: instant(),
    name: text().notNull(),
    brandColor: text().notNull(),
    /** Accent colour of mails, where it differs from the brand's. */
    mailColor: text(),
    /** Keys of the brand's pictures in the store: beside the name, in the browser's tab, and on the login pages. */
    logoKey: text(),
    faviconKey: text(),
    doorImageKey: text(),
    locale: text().$type<Locale>().notNull(),
    /** Sent to providers where the buyer was not asked for a document; never a real person's number. */
    placeholderDocument: text().notNull(),
    placeholderPhone: text().notNull(),
    /** Former stand-in phones, which past orders have. They are not buyers' numbers either. */
    formerPlaceholderPhones: text().array().notNull().default([]),
    certCashInUrl: text(),
    certCashOutUrl: text(),
    /** Sealed. Key that signs the platform's payouts, where a provider requires it. */
    privateKey: text(),
    /** Sealed. Key of the hashes of mailboxes that opted out of reminders. */
    optOutKey: text(),
    /** Sealed. Key that signs the platform's mails (DKIM). */
    dkimKey: text(),
    /** The Vega checkout of this platform shows its cart without a title. */
    hidesCartTitle: boolean().notNull().default(false),
    /** The seller's time to answer a refund request before it is granted. */
    refundAnswerHours: integer().notNull().default(48),
    /** Storage for the files that one seller gives to buyers. */
    storagePerSellerGb: integer().notNull().default(50),
    /** Whether a refund request within the seven days of the law is granted at once, without asking the seller. */
    grantsLawfulRefunds: boolean().notNull().default(false),
    /** Whether new products sell from the submission for review on, instead of from the approval. */
    sellsBeforeReview: boolean().notNull().default(false),
    /** How long a Pix code can be paid, in minutes, and a boleto, in days. Null: the acquirer's usual time. */
    pixMinutes: integer(),
    billetDays: integer(),
    /** The smallest and the largest sale in reais by each method. */
    methodLimits: jsonb().$type<MethodLimits>().notNull().default({}),
    /** Documents required of sellers. */
    paperRules: jsonb().$type<PaperRules>().notNull().default(usualPaperRules),
    /** Sender name of mails, where it is not the platform's name, and the reply address. */
    mailName: text(),
    mailReplyTo: text(),
    /** Published legal texts, stored here so that every page that links to them needs no further query. */
    publishedTexts: text().array().$type<LegalTextKind[]>().notNull().default([]),
    /**
     * Set while sales of new orders are suspended because a bill of the operator stayed unpaid through every notice.
     * Everything else goes on.
     */
    salesSuspendedAt: instant(),
    /**
     * Since when the operator is closing this platform: no new sales and no new sellers. All debts are still paid.
     */
    closingSince: instant(),
    /** From this instant on no subscription is renewed. */
    closesAt: instant(),
    /** The end: nothing is owed any more, or the rest was recorded. */
    closedAt: instant(),
    isDemo: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('platforms_test_id', sql`(${table.kind} = 'TEST') = ${isOfTest(table)}`),
    check(
      'platforms_test_of',
      sql`(${table.kind} = 'TEST') = (${table.testOfPlatformId} is not null) and (${table.testOfPlatformId} is null) = (${table.testOfUserId} is null)`,
    ),
    check(
      'platforms_clock',
      sql`${table.clockAheadMs} = 0 or (${table.kind} = 'TEST' and ${table.clockAheadMs} > 0)`,
    ),
  ],
)

export const platformDomains = pgTable(
  'platform_domains',
  {
    id: id(),
    platformId: platformId(),
    host: text().notNull(),
    /** The host in links of mails, webhooks and redirects. One for each tenant. */
    isPrimary: boolean().notNull(),
    /**
     * The host in checkout links of sellers. At most one for each tenant; without one the links have the host on which they are
     * read.
     */
    isForCheckout: boolean().notNull().default(false),
    /** The sending domain of mails. At most one for each tenant; without one mails come from the installation's address. */
    sendsMail: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    // The only key that is unique over all tenants: a host leads to its tenant.
    unique().on(table.host),
    uniqueIndex('platform_domains_primary').on(table.platformId).where(sql`${table.isPrimary}`),
    uniqueIndex('platform_domains_checkout').on(table.platformId).where(sql`${table.isForCheckout}`),
    uniqueIndex('platform_domains_mail').on(table.platformId).where(sql`${table.sendsMail}`),
  ],
)

/**
 * A tenant's unproven claim to a host. It is not active, and does not stop claims of others: the first tenant with a
 * proof gets the domain.
 */
export const domainClaims = pgTable(
  'domain_claims',
  {
    id: id(),
    platformId: platformId(),
    host: text().notNull(),
    /** The required content of the host's TXT record. */
    token: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.host)],
)

/**
 * Saved versions of a platform's name and look. Written once: an old version is restored by saving it again.
 */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: id(),
    platformId: platformId(),
    number: integer().notNull(),
    brand: jsonb().$type<StoredBrand>().notNull(),
    /** Null for the platform's original look. */
    savedById: uuid(),
    savedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.number)],
)

export type StoredBrand = Pick<
  typeof platforms.$inferSelect,
  'name' | 'brandColor' | 'mailColor' | 'logoKey' | 'faviconKey' | 'doorImageKey'
>

/** Fees and release dates of sales. Versioned: the order stores the row that was in force. */
export const feePlans = pgTable(
  'fee_plans',
  {
    id: id(),
    platformId: platformId(),
    /** Null for the platform's default; a seller's own row overrides it. */
    sellerId: uuid(),
    method: text().$type<PaymentMethod>().notNull(),
    basisPoints: integer().notNull(),
    /** The fixed part in each currency, in its cents. A currency that is missing cannot be sold in. */
    fixedFees: jsonb().$type<Partial<Record<Currency, Cents>>>().notNull(),
    releaseDays: integer().notNull(),
    reserveBasisPoints: integer().notNull(),
    reserveDays: integer().notNull(),
    /** The part of the fee that is returned with a refund. */
    feePolicy: text().$type<FeePolicy>().notNull().default('KEEP_FIXED'),
    /** The producer's fee for a lost dispute in each currency; no fee for a missing currency. */
    disputeFees: jsonb().$type<Partial<Record<Currency, Cents>>>().notNull().default({}),
    effectiveFrom: instant().notNull(),
    /** Of two rows for the same date the later save counts. */
    savedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.method, table.sellerId, table.effectiveFrom),
  ],
)

/** The buyer's surcharge for installments. Versioned: the order stores the row that was in force. */
export const interestTables = pgTable(
  'interest_tables',
  {
    id: id(),
    platformId: platformId(),
    /** Null for the platform's default; a seller's own row overrides it. */
    sellerId: uuid(),
    /** Percent of the total for 1x to 12x, by index. */
    fees: jsonb().$type<number[]>().notNull(),
    effectiveFrom: instant().notNull(),
    /** Of two rows for the same date the later save counts. */
    savedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), index().on(table.platformId, table.sellerId, table.effectiveFrom)],
)

/**
 * Exchange rate into reais and the platform's spread. Versioned: the newest is in force, and a conversion stores its
 * own. A currency without a rate is not sold in.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    platformId: platformId(),
    currency: text().$type<ForeignCurrency>().notNull(),
    /** Reais for one unit, in millionths. */
    rateMillionths: bigint({ mode: 'number' }).notNull(),
    spreadBasisPoints: integer().notNull(),
    savedById: uuid().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), index().on(table.platformId, table.currency, table.savedAt)],
)

/**
 * Legal texts of a platform for sellers and buyers. Versioned: the highest version is in force, and earlier
 * ones can still be read.
 */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: id(),
    platformId: platformId(),
    kind: text().$type<LegalTextKind>().notNull(),
    version: integer().notNull(),
    /** Plain text: a line that begins with "# " is a heading, an empty line ends a paragraph. */
    body: text().notNull(),
    publishedAt: instant().notNull(),
    publishedBy: uuid(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.kind, table.version)],
)

/** Actions of staff with their reasons. Append-only for the application's role. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    platformId: platformId(),
    at: instant().notNull(),
    actorUserId: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    reason: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    ip: text(),
    /** The key of the API that the actor used; every transaction of such a call sets it. */
    apiKeyId: uuid().default(sql`nullif(current_setting('app.api_key', true), '')::uuid`),
  },
  (table) => [datedKey(table), index().on(table.platformId, table.subject, table.at)],
)

/** The end of a day of the trail: no row is dated before it any more (`app.audit_date` in `wall.sql`). */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: id(),
    platformId: platformId(),
    endsAt: instant().notNull(),
    sealedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.endsAt)],
)

/**
 * A closed day of the audit trail. Its hash covers its rows and the hash of the day before, so that no past day can be
 * changed unnoticed (docs/audit-trail.md).
 */
export const auditDays = pgTable(
  'audit_days',
  {
    id: id(),
    platformId: platformId(),
    /** As YYYY-MM-DD in the time of São Paulo. */
    day: text().notNull(),
    rowsCount: integer().notNull(),
    rowsHash: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    closedAt: instant().notNull(),
    /**
     * File of the archive that has its rows, in the storage of the cell that wrote it; the rows are then no longer in the
     * database.
     */
    archivedIn: text(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.day)],
)

/** Health of an outside service other than acquirers, by platform and hour. For display only. */
export const serviceHours = pgTable(
  'service_hours',
  {
    platformId: platformId(),
    service: text().$type<'POSTAL_CODES' | 'STORAGE'>().notNull(),
    hour: instant().notNull(),
    answered: integer().notNull(),
    failed: integer().notNull(),
    lastAnsweredAt: instant(),
    lastFailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.service, table.hour] }),
    index().on(table.platformId, table.hour),
  ],
)

/**
 * Used tokens that count once: challenges of passkeys, signatures of mail reports. Unused tokens have no row.
 */
export const spentTokens = pgTable(
  'spent_tokens',
  { id: id(), platformId: platformId(), tokenHash: text().notNull(), expiresAt: instant().notNull() },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.tokenHash),
    index().on(table.platformId, table.expiresAt),
  ],
)
