import type { ReversalPart } from '@balcao/domain/money/sale-reversal'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { Certainty, Currency, PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { ProviderName } from '@balcao/providers/provider-names'
import type { BoletoCode, CardChallenge } from '@balcao/providers/results'
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
import type { RouteRules } from './acquirers.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'
import { moneyProposals } from './proposals.ts'

/** A share of a sale that the acquirer pays directly. */
export type DividedShare = { userId: string; role: ShareRole; amountCents: number }

export type RouteTaken = {
  /** The line, with its share of the step's sales. Absent where the platform has no routes. */
  line?: { place: number; step: number; rules: RouteRules; weight: number; ofWeight: number }
  /** Preferred accounts that were skipped, with the reason. */
  passedOver?: { accountId: string; why: 'resting' | 'busy' }[]
}

/** One card's part of a payment by two cards, as the buyer divided it. */
export type CardPart = {
  /** The part of the price, without interest. */
  priceCents: number
  /** The charge on this card, interest included. */
  amountCents: number
  installments: number
  lastFour: string | null
}

/** One intent to pay, one charge. Its status changes through applyProviderEvent only. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    sellerId: uuid().notNull(),
    productId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    certainty: text().$type<Certainty>().notNull(),
    /** Why a status is shown, as a code of ours: expired, declined, paid_late … */
    statusReason: text(),
    amountCents: cents().notNull(),
    /** The platform's part: the order's fee and interest, stored here too, so that sums of many sales read no order. */
    platformCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    installments: integer().notNull(),
    /**
     * Last four digits of a card, as on its statement. Null for every other method, and for a token that does not
     * reveal its card.
     */
    cardLastFour: text(),
    /** The two cards that pay together; null for every other payment. */
    cards: jsonb().$type<[CardPart, CardPart]>(),
    /**
     * The sums below are folded from the payment's movements (`payments/core/movements.ts`), and stored with them
     * so that lists and sums need not read every movement. First: the sums paid, returned by any party, and given
     * back by a bank after a won dispute.
     */
    paidCents: cents().notNull().default(0),
    refundedCents: cents().notNull().default(0),
    wonCents: cents().notNull().default(0),
    /**
     * The part of the returned sum that people returned from the platform's own bank: the acquirer kept it, and owes it
     * to us.
     */
    returnedOutsideCents: cents().notNull().default(0),
    /**
     * The acquirer's own sum of refunds. A chargeback takes all of the rest and hides this sum; when the dispute is
     * won, the refunds count again.
     */
    refundsToldCents: cents().notNull().default(0),
    /** The sale's amount in the books: the whole amount from the capture on, less reversals. */
    bookedCents: cents().notNull().default(0),
    /** The sum taken from all shares for refunds that the provider has not made yet. */
    refundDueCents: cents().notNull().default(0),
    /** The excess money that a staff member decided to keep for the platform. */
    keptCents: cents().notNull().default(0),
    /** The number of the last movement in these sums. */
    movementCount: integer().notNull().default(0),
    /**
     * The sum that fee corrections moved from the platform's fee to the seller; negative if they moved it to the
     * fee.
     */
    correctedCents: cents().notNull().default(0),
    /** Older reports of a chargeback are stale from then on. */
    disputeWonAt: instant(),
    providerAccountId: uuid().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /**
     * AUTHORIZE: the code also asks for a Pix Automático. DEBIT: the payer's bank pays by itself, under such an
     * authorisation, and there is no code.
     */
    automaticPix: text().$type<'AUTHORIZE' | 'DEBIT'>(),
    transactionId: text(),
    endToEndId: text(),
    /** End-to-end ids of further Pix payments of the same code. */
    furtherReceipts: text().array().notNull().default([]),
    rawStatus: text(),
    pixCode: text(),
    billetCode: text(),
    billetUrl: text(),
    /**
     * The code by which a boleto was paid, Pix or bar code; written at the capture. Null for other methods, for a boleto
     * without a Pix code, and if the acquirer does not report the code.
     */
    paidBy: text().$type<BoletoCode>(),
    /**
     * The form by which the buyer confirms a card at its bank (3-D Secure), until `expiresAt`. Kept as evidence that the bank
     * asked. Null for every other charge.
     */
    challenge: jsonb().$type<CardChallenge>(),
    expiresAt: instant(),
    /** Latest end of a Pix code by the platform's own rule. Null: as the acquirer says. */
    endsBy: instant(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    updatedAt: instant().notNull(),
    /**
     * Incremented by every change that the payment page may show: of two answers the page uses the one with the higher
     * version.
     */
    version: integer().notNull().default(1),
    /**
     * The payment of the same order that replaces this one: the paid payment, or else the one made after this code
     * expired.
     */
    supersededById: uuid(),
    /** Number of questions to the provider on our own initiative. */
    checks: integer().notNull().default(0),
    /** Made by the demo: counted and shown like any sale, but without mails. */
    isDemo: boolean().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    // The number first: people search by it without knowing the account.
    unique().on(table.platformId, table.transactionId, table.providerAccountId),
    // The columns after the order let the charges of subscriptions be read by the index alone.
    index('payments_order_list').on(
      table.platformId,
      table.orderId,
      table.paidAt,
      table.amountCents,
      table.id,
    ),
    uniqueIndex('payments_order_paid_once')
      .on(table.platformId, table.orderId)
      .where(sql`${table.paidAt} is not null`),
    uniqueIndex('payments_receipt_once')
      .on(table.platformId, table.endToEndId)
      .where(sql`${table.endToEndId} is not null`),
    index('payments_open')
      .on(table.platformId, table.providerAccountId)
      .where(sql`${table.status} = 'PENDING'`),
    // The columns after the id let purchases be counted by the index alone.
    index('payments_list').on(
      table.platformId,
      table.createdAt,
      table.id,
      table.currency,
      table.method,
      table.status,
    ),
    index('payments_amount_list').on(table.platformId, table.amountCents, table.id),
    index('payments_status_list').on(table.platformId, table.status, table.createdAt, table.id),
    index('payments_seller_list').on(
      table.platformId,
      table.sellerId,
      table.createdAt,
      table.id,
      table.currency,
      table.method,
      table.status,
      table.productId,
    ),
    index('payments_seller_amount_list').on(table.platformId, table.sellerId, table.amountCents, table.id),
    index('payments_paid').on(table.platformId, table.paidAt).where(sql`${table.paidAt} is not null`),
    index('payments_seller_paid')
      .on(table.platformId, table.sellerId, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('payments_seller_status_list').on(
      table.platformId,
      table.sellerId,
      table.status,
      table.createdAt,
      table.id,
    ),
  ],
)

/** One call to one acquirer about one payment, with its retries. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    number: integer().notNull(),
    providerAccountId: uuid().notNull(),
    /** Stored before the call and reused by every retry of it. */
    idempotencyKey: text().notNull(),
    /** Why this account was chosen. */
    chosenBecause: text()
      .$type<'FIRST_IN_ORDER' | 'FIRST_FREE' | 'MADE_THE_TOKEN' | 'NOTHING_ARRIVED' | 'SOFT_DECLINE'>()
      .notNull()
      .default('FIRST_IN_ORDER'),
    /**
     * The line of the routes that applied, as it was, and the accounts skipped. Null without routes and skipped
     * accounts.
     */
    route: jsonb().$type<RouteTaken>(),
    /**
     * The shares that this account pays directly to people's own accounts there. Null where it divides
     * nothing.
     */
    divided: jsonb().$type<DividedShare[]>(),
    state: text().$type<'SENT' | 'ANSWERED' | 'DECLINED' | 'FAILED' | 'UNCERTAIN'>().notNull(),
    failureKind: text(),
    failureMessage: text(),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.paymentId, table.number),
  ],
)

/**
 * The charge on one card of a payment by two cards. Its id is our reference at the acquirer. The payment is paid when both
 * charges are; otherwise each charge that was paid is refunded (decision 0053).
 */
export const cardCharges = pgTable(
  'card_charges',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    /** 1 or 2, the order in which the cards are charged. */
    number: integer().notNull(),
    providerAccountId: uuid().notNull(),
    amountCents: cents().notNull(),
    /**
     * PLANNED: not requested yet. SENT: requested, outcome unknown. WAITING: the acquirer has not decided. PAID: money came,
     * even if it was returned since. REFUSED: certainly no money came.
     */
    state: text().$type<'PLANNED' | 'SENT' | 'WAITING' | 'PAID' | 'REFUSED'>().notNull(),
    transactionId: text(),
    rawStatus: text(),
    /** Reason of a refusal. It stays if money comes later: that money is refunded. */
    reason: text(),
    paidCents: cents().notNull().default(0),
    refundedCents: cents().notNull().default(0),
    /** Sum taken by the card's bank in a dispute and not given back. */
    lostCents: cents().notNull().default(0),
    /** Sum given back by the card's bank after a won dispute: older reports of that dispute are stale. */
    wonCents: cents().notNull().default(0),
    /** When the charge was requested; stored before the call. */
    sentAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.paymentId, table.number),
    unique().on(table.platformId, table.transactionId, table.providerAccountId),
    check('card_charges_number', sql`number in (1, 2)`),
    check('card_charges_sums', sql`refunded_cents + lost_cents <= paid_cents`),
  ],
)

/** Every report about a payment, applied or not: its timeline. Append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    at: instant().notNull(),
    source: text()
      .$type<'BUYER' | 'PROVIDER_ANSWER' | 'WEBHOOK' | 'RECONCILER' | 'TIMER' | 'OPERATOR'>()
      .notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    certainty: text().$type<Certainty>().notNull(),
    rawStatus: text(),
    outcome: text().$type<'APPLIED' | 'UNCHANGED' | 'REFUSED' | 'CASE_OPENED'>().notNull(),
    detail: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    index().on(table.platformId, table.paymentId, table.id),
  ],
)

/**
 * The movements of a payment's money in their order: reported by acquirers and banks, decided by people, or resulting
 * from these in the sale's books. Append-only.
 */
export const paymentMovements = pgTable(
  'payment_movements',
  {
    platformId: platformId(),
    paymentId: uuid().notNull(),
    /** Counted by payment: of two writers that start from the same sums, the second is refused. */
    number: integer().notNull(),
    kind: text()
      .$type<
        | 'RECEIVED'
        | 'REFUNDED'
        | 'LOST'
        | 'WON'
        | 'OUTSIDE'
        | 'REFUND_TOLD'
        | 'KEPT'
        | 'SOLD'
        | 'SALE_REFUNDED'
        | 'SALE_LOST'
        | 'SALE_RESTORED'
        | 'REFUND_BOOKED'
        | 'REFUND_UNDONE'
        | 'EXCESS_DUE'
        | 'SETTLED'
      >()
      .notNull(),
    amountCents: cents().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.paymentId, table.number] }),
    refersTo(table, table.paymentId, payments),
    check('payment_movements_amount', sql`amount_cents > 0`),
  ],
)

/** A reversal of a sale, and each share's part in it. */
export const saleReversals = pgTable(
  'sale_reversals',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    /** Idempotency key of the fact that took the money back. */
    key: text().notNull(),
    cause: text().$type<'REFUND' | 'CHARGEBACK'>().notNull(),
    amountCents: cents().notNull(),
    parts: jsonb().$type<ReversalPart[]>().notNull(),
    createdAt: instant().notNull(),
    /** When all shares got the same cents back. */
    restoredAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.paymentId),
    index('sale_reversals_made').on(table.platformId, table.createdAt),
    index('sale_reversals_restored')
      .on(table.platformId, table.restoredAt)
      .where(sql`${table.restoredAt} is not null`),
  ],
)

/**
 * Another fee for a past sale, decided by two people. The order keeps its original fee; the correction with the highest
 * number gives the present fee. The payment keeps the sum of all corrections.
 */
export const feeCorrections = pgTable(
  'fee_corrections',
  {
    id: id(),
    platformId: platformId(),
    proposalId: uuid().notNull(),
    paymentId: uuid().notNull(),
    number: integer().notNull(),
    /** The new fee of the whole sale. */
    feeCents: cents().notNull(),
    fixedFeeCents: cents().notNull(),
    /** The amount given to the producer for the rest of the sale; negative for an amount taken. */
    amountCents: cents().notNull(),
    /** The part of the amount that a later refund of the sale takes back. */
    returnableCents: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.proposalId, moneyProposals),
    refersTo(table, table.paymentId, payments),
    unique('fee_corrections_once').on(table.platformId, table.proposalId, table.paymentId),
    index('fee_corrections_made').on(table.platformId, table.createdAt),
    unique('fee_corrections_in_order').on(table.platformId, table.paymentId, table.number),
  ],
)

/**
 * Idempotency key of a purchase, made by the browser before submitting: a repeated request with the same key gets the
 * same answer.
 */
export const purchaseIntents = pgTable(
  'purchase_intents',
  {
    id: id(),
    platformId: platformId(),
    purchaseId: uuid().notNull(),
    requestHash: text().notNull(),
    paymentId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.purchaseId)],
)

/** A case: money that no rule can settle, as it came late, twice or with another amount. A person decides. */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    kind: text()
      .$type<
        | 'LATE_PAYMENT'
        | 'AMOUNT_MISMATCH'
        | 'DOUBLE_PAYMENT'
        | 'PART_REFUND'
        | 'RECEIPT_OF_ANOTHER'
        | 'NO_ANSWER'
        | 'UNPROVEN_RECEIPT'
      >()
      .notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.paymentId, table.kind),
    index().on(table.platformId, table.closedAt),
    index('payment_cases_list').on(table.platformId, table.openedAt, table.id),
    index('payment_cases_open')
      .on(table.platformId, table.openedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
)
