import type { ForeignCurrency } from '@balcao/domain/money/exchange'
import type { PayoutHours } from '@balcao/domain/payments/payout-hours'
import type { PixKeyType } from '@balcao/domain/payments/pix-key'
import type { Certainty, Currency, WithdrawStatus } from '@balcao/domain/vocabulary'
import type { FailureKind } from '@balcao/providers/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { users } from './accounts.ts'
import { providerAccounts } from './acquirers.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

type Holder = { holderName: string; holderDocument: string }

/** A payout destination, and its holder. */
export type Destination = Holder &
  (
    | { kind: 'PIX'; pixKeyType: PixKeyType; pixKey: string }
    | {
        kind: 'BANK_ACCOUNT'
        bankCode: string
        branch: string
        /** With its check digit after a hyphen. */
        account: string
        accountType: 'CHECKING' | 'SAVINGS'
      }
    | {
        kind: 'ABROAD'
        currency: ForeignCurrency
        bankName: string
        /** The bank's SWIFT code, which also names its country. */
        bic: string
        /** IBAN, or the number where the country has none. */
        account: string
        /** Routing number of a bank in the United States; empty elsewhere. */
        routingNumber: string
      }
  )

/** IN_REVIEW waits for the staff. VERIFIED may be paid to from `usableFrom` on. REFUSED and REMOVED are never paid to again. */
export type BankAccountState = 'IN_REVIEW' | 'VERIFIED' | 'REFUSED' | 'REMOVED'

/**
 * A Pix key or bank account of a seller or manager. It is never edited: a change adds another row and removes this one.
 */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    destination: jsonb().$type<Destination>().notNull(),
    /** A hash of the destination: a person has each destination once. */
    fingerprint: text().notNull(),
    state: text().$type<BankAccountState>().notNull(),
    /** The end of the cooling-off time. Null until it is verified. */
    usableFrom: instant(),
    /** The staff member who verified or refused it, who may not approve payments to it. */
    reviewedBy: uuid(),
    reviewReason: text(),
    /** The account preselected for a withdrawal. */
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    uniqueIndex('bank_accounts_default').on(table.platformId, table.userId).where(sql`${table.isDefault}`),
    uniqueIndex('bank_accounts_once')
      .on(table.platformId, table.userId, table.fingerprint)
      .where(sql`${table.state} in ('IN_REVIEW', 'VERIFIED')`),
    index('bank_accounts_pix_key').on(table.platformId, sql`(${table.destination} ->> 'pixKey')`),
    index().on(table.platformId, table.userId, table.createdAt),
    index().on(table.platformId, table.state, table.createdAt, table.id),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/** A provider account that pays out, with its place in the order and its limits. Null is no limit. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    platformId: platformId(),
    providerAccountId: uuid().notNull(),
    /** The lowest number is tried first. */
    priority: integer().notNull(),
    status: text().$type<'ACTIVE' | 'PAUSED'>().notNull(),
    payoutMaxCents: cents(),
    dailyMaxCents: cents(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.providerAccountId, providerAccounts),
    unique().on(table.platformId, table.providerAccountId),
  ],
)

/** One row per platform: the stop switch, and the limits of an hour, a day and a night. Null is no limit. */
export const payoutControls = pgTable('payout_controls', {
  platformId: uuid().primaryKey(),
  /** When sending was stopped; null while payouts are sent. */
  stoppedAt: instant(),
  hourlyMaxCents: cents(),
  dailyMaxCents: cents(),
  nightMaxCents: cents(),
  /** Hours in which withdrawals are sent. Null: at any time. */
  hours: jsonb().$type<PayoutHours>(),
})

/** Fees and approvals of a withdrawal. Versioned: the withdrawal stores the row that was in force. */
export const withdrawalPlans = pgTable(
  'withdrawal_plans',
  {
    id: id(),
    platformId: platformId(),
    /** Null for the platform's default; a person's own row overrides it. */
    userId: uuid(),
    /** Currency of the amounts below. A currency other than reais without a plan is not paid out. */
    currency: text().$type<Currency>().notNull().default('BRL'),
    minCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** The fee of a withdrawal below `smallBelowCents`. */
    smallFeeCents: cents().notNull(),
    smallBelowCents: cents().notNull(),
    dailyMaxCents: cents().notNull(),
    dailyMaxCount: integer().notNull(),
    /** The largest amount without an approval. */
    automaticMaxCents: cents().notNull(),
    /** Two people have to approve from this amount on. */
    secondPersonFromCents: cents().notNull(),
    /** A manager can withdraw a commission only with an invoice for it. */
    requiresInvoice: boolean().notNull().default(false),
    /** A seller can withdraw only once their documents are approved. */
    requiresDocuments: boolean().notNull().default(true),
    effectiveFrom: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.currency, table.userId, table.effectiveFrom),
  ],
)

/**
 * A conversion of a balance in another currency into reais, with the rate and spread of that time. Written once.
 */
export const balanceConversions = pgTable(
  'balance_conversions',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    purse: text().$type<'user' | 'manager'>().notNull(),
    /** Idempotency key, made by the caller. */
    requestId: uuid().notNull(),
    currency: text().$type<ForeignCurrency>().notNull(),
    amountCents: cents().notNull(),
    rateId: uuid().notNull(),
    rateMillionths: bigint({ mode: 'number' }).notNull(),
    spreadBasisPoints: integer().notNull(),
    /** In reais: the amount at the rate, and the part kept by the platform. */
    grossCents: cents().notNull(),
    spreadCents: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.userId, table.requestId),
    index().on(table.platformId, table.userId, table.createdAt),
  ],
)

/**
 * IN_REVIEW waits for approvals. HELD waits until a day for something that a staff member requested. APPROVED
 * waits to be sent. SENT has an attempt with an unproven outcome. PAID is proven. RETURNED was paid and came back.
 * REJECTED and CANCELED gave the full amount back before any payment.
 */
export type WithdrawalState =
  | 'IN_REVIEW'
  | 'HELD'
  | 'APPROVED'
  | 'SENT'
  | 'PAID'
  | 'RETURNED'
  | 'REJECTED'
  | 'CANCELED'

/**
 * Why no rule can continue a withdrawal. PAID_AFTER_RETURN: a payout exists that counted as returned or as not made. PAY_BY_HAND:
 * people pay it, since no provider pays in its currency.
 */
export type PersonNeeded =
  | 'HOLD_OVER'
  | 'NO_ANSWER'
  | 'NO_ACCOUNT'
  | 'OTHER_AMOUNT'
  | 'ID_TAKEN'
  | 'PAID_AFTER_RETURN'
  | 'PAY_BY_HAND'

/**
 * Money that a seller or manager withdraws. The amount and the fee leave the available balance in the transaction that writes
 * this row.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    purse: text().$type<'user' | 'manager'>().notNull(),
    /** Idempotency key, made by the browser. */
    requestId: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The amount that arrives; the fee is taken in addition. */
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    bankAccountId: uuid().notNull(),
    /** The destination when the withdrawal was requested. */
    destination: jsonb().$type<Destination>().notNull(),
    /** Null for the product's default plan. */
    planId: uuid(),
    approvalsNeeded: integer().notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    /** The status on screens. APPROVED is certain only with certainty KNOWN. */
    status: text().$type<WithdrawStatus>().notNull(),
    certainty: text().$type<Certainty>().notNull(),
    /** The reason of the person or provider that refused it, or a code of ours. */
    reason: text(),
    personNeeded: text().$type<PersonNeeded>(),
    /** While it is held: the end of the hold, and the reason shown to the person. */
    heldUntil: instant(),
    holdReason: text(),
    /**
     * Its place in the queue: the time of the request, or before all others when the date of a hold has
     * passed.
     */
    queuedAt: instant().notNull(),
    /** Number of status queries to the provider. */
    checks: integer().notNull().default(0),
    createdAt: instant().notNull(),
    sentAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.bankAccountId, bankAccounts),
    unique().on(table.platformId, table.userId, table.requestId),
    index().on(table.platformId, table.userId, table.purse, table.createdAt, table.id),
    index().on(table.platformId, table.userId, table.purse, table.amountCents, table.id),
    index().on(table.platformId, table.purse, table.createdAt, table.id),
    index().on(table.platformId, table.purse, table.amountCents, table.id),
    index().on(table.platformId, table.purse, table.state, table.createdAt, table.id),
    index().on(table.platformId, table.purse, table.queuedAt, table.id),
    index().on(table.platformId, table.purse, table.state, table.queuedAt, table.id),
    index().on(table.platformId, table.purse, table.settledAt),
    index().on(table.platformId, table.bankAccountId),
    index('withdrawals_for_people')
      .on(table.platformId, table.purse, table.createdAt, table.id)
      .where(sql`${table.personNeeded} is not null`),
    index('withdrawals_in_transit').on(table.platformId, table.sentAt).where(sql`${table.state} = 'SENT'`),
  ],
)

/** A manager's invoice for the commission of a withdrawal. The file is private. */
export const withdrawalInvoices = pgTable(
  'withdrawal_invoices',
  {
    id: id(),
    platformId: platformId(),
    withdrawalId: uuid().notNull(),
    key: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.withdrawalId, withdrawals),
    unique('withdrawal_invoices_once').on(table.platformId, table.withdrawalId),
    unique('withdrawal_invoices_key_once').on(table.platformId, table.key),
  ],
)

/**
 * One call to one account to pay a withdrawal, or its payment by hand, stored with its key before the call. SENDING: no answer
 * yet. ACCEPTED: the provider took it. UNCERTAIN: no usable answer. NOT_MADE: it is proven that no payout exists. REFUSED: the
 * provider refused it.
 */
export type AttemptState = 'SENDING' | 'ACCEPTED' | 'UNCERTAIN' | 'NOT_MADE' | 'REFUSED' | 'PAID' | 'RETURNED'

export const withdrawalAttempts = pgTable(
  'withdrawal_attempts',
  {
    platformId: platformId(),
    withdrawalId: uuid().notNull(),
    number: integer().notNull(),
    /** Null where people pay by hand, from the platform's own bank. */
    providerAccountId: uuid(),
    idempotencyKey: text().notNull(),
    amountCents: cents().notNull(),
    state: text().$type<AttemptState>().notNull(),
    /** The provider's id of the payout. */
    providerWithdrawId: text(),
    endToEndId: text(),
    rawStatus: text(),
    failureKind: text().$type<FailureKind>(),
    failureMessage: text(),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.withdrawalId, table.number] }),
    refersTo(table, table.withdrawalId, withdrawals),
    refersTo(table, table.providerAccountId, providerAccounts),
    unique().on(table.platformId, table.idempotencyKey),
    /** A withdrawal never has two attempts that may both have paid. */
    uniqueIndex('withdrawal_attempts_one_live')
      .on(table.platformId, table.withdrawalId)
      .where(sql`${table.state} not in ('NOT_MADE', 'REFUSED')`),
    uniqueIndex('withdrawal_attempts_payout')
      .on(table.platformId, table.providerAccountId, table.providerWithdrawId)
      .where(sql`${table.providerWithdrawId} is not null`),
    index('withdrawal_attempts_named')
      .on(table.platformId, table.providerAccountId)
      .where(sql`${table.state} in ('SENDING', 'ACCEPTED', 'UNCERTAIN', 'NOT_MADE')`),
    index().on(table.platformId, table.startedAt),
  ],
)

/** A staff member's decision about a withdrawal: it may be sent, or the provider's statement shows its outcome. */
export type DecisionKind = 'APPROVE' | 'PROVE_PAID' | 'PROVE_UNPAID'

export const withdrawalDecisions = pgTable(
  'withdrawal_decisions',
  {
    id: id(),
    platformId: platformId(),
    withdrawalId: uuid().notNull(),
    userId: uuid().notNull(),
    kind: text().$type<DecisionKind>().notNull(),
    /** A hash of the facts shown to the person. The decision counts only while the withdrawal still has these facts. */
    seen: text().notNull(),
    /**
     * The same facts, sealed for this withdrawal and this person, so that a decision cannot be forged in the
     * database.
     */
    signature: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.withdrawalId, withdrawals),
    refersTo(table, table.userId, users),
    unique('withdrawal_decisions_once').on(
      table.platformId,
      table.withdrawalId,
      table.userId,
      table.kind,
      table.seen,
    ),
  ],
)

/** Every step of a withdrawal, with its actor and reason. Written once. */
export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    withdrawalId: uuid().notNull(),
    at: instant().notNull(),
    /** Null for a step of the product itself. */
    actorUserId: uuid(),
    source: text().$type<'PERSON' | 'STAFF' | 'PROVIDER_ANSWER' | 'PROVIDER_READ' | 'PRODUCT'>().notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    detail: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.withdrawalId, withdrawals),
    index().on(table.platformId, table.withdrawalId, table.id),
  ],
)
