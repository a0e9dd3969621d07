import type { RefundRightKind } from '@balcao/domain/payments/refund-right'
import type { Locale } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { payments } from './payments.ts'

export const refundStates = ['PENDING', 'SENT', 'ACCEPTED', 'MANUAL', 'DONE', 'REFUSED'] as const
/**
 * PENDING: taken from all shares, and not requested from the provider yet. SENT: requested, with no certain
 * outcome. ACCEPTED: the provider agreed, and has not proven it. MANUAL: a person has to return the money. DONE:
 * the buyer has it. REFUSED: the provider refused, and all shares got their cents back.
 */
export type RefundState = (typeof refundStates)[number]

/** Money that goes back to a buyer, from the decision until it has arrived. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** Idempotency key within the payment, made by the caller. */
    key: text().notNull(),
    /** SALE: every share pays its part. SUSPENSE: the money was never a part of the sale. */
    source: text().$type<'SALE' | 'SUSPENSE'>().notNull(),
    kind: text().$type<'WHOLE' | 'PART' | 'ITEMS'>().notNull(),
    amountCents: cents().notNull(),
    orderItemIds: uuid().array().notNull().default([]),
    /** The card that gets the money, for a payment by two cards. */
    cardNumber: integer(),
    askedBy: text().$type<'BUYER' | 'SELLER' | 'ADMIN' | 'PRODUCT'>().notNull(),
    askedById: uuid(),
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** Why a person has to act, or the provider's reason. */
    failure: text(),
    /** Number of requests to the provider, and of questions about their outcome. */
    tries: integer().notNull().default(0),
    proofs: integer().notNull().default(0),
    /** Whether a request of ours got no answer: from then on a refusal alone proves nothing. */
    wasSilent: boolean().notNull().default(false),
    providerRefundId: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.paymentId, table.key),
    index('refunds_seller_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('refunds_list').on(table.platformId, table.createdAt, table.id),
  ],
)

export const requestStates = [
  'WAITING_SELLER',
  'REFUSED',
  'IN_MEDIATION',
  'APPROVED',
  'DONE',
  'WITHDRAWN',
  'CLOSED_NO',
] as const
export type RequestState = (typeof requestStates)[number]

export const reportEvidences = ['CARD', 'DOCUMENT'] as const
/** A reporter's evidence beside day and amount: the last digits of their card, or their document. */
export type ReportEvidence = (typeof reportEvidences)[number]

/**
 * UNRECOGNIZED: the payer says that they bought nothing. The report proves no mailbox, so nothing follows
 * automatically.
 */
export type RequestGround = RefundRightKind | 'UNRECOGNIZED'

/** A refund request, and the answers of the seller and the platform. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    platformId: platformId(),
    /** Number for use on the phone. */
    protocol: text().notNull(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** Null for an unrecognised charge: the mailbox of the purchase is not the reporter's. */
    customerId: uuid(),
    right: text().$type<RequestGround>().notNull(),
    /** For an unrecognised charge: the reporter's address, language and evidence. */
    reporterEmail: text(),
    reporterLocale: text().$type<Locale>(),
    evidence: text().$type<ReportEvidence>(),
    amountCents: cents().notNull(),
    orderItemIds: uuid().array().notNull().default([]),
    reason: text().notNull(),
    state: text().$type<RequestState>().notNull(),
    /** When the state ends automatically, or the decision is due. */
    dueAt: instant(),
    sellerAnswer: text(),
    appeal: text(),
    decision: text(),
    refundId: uuid(),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    refersTo(table, table.refundId, refunds),
    unique().on(table.platformId, table.protocol),
    uniqueIndex('refund_requests_open_once')
      .on(table.platformId, table.paymentId)
      .where(sql`${table.closedAt} is null`),
    index('refund_requests_of_refund').on(table.platformId, table.refundId),
    index('refund_requests_seller_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('refund_requests_customer_list').on(table.platformId, table.customerId, table.createdAt, table.id),
    index('refund_requests_list').on(table.platformId, table.createdAt, table.id),
  ],
)

/** Messages of buyer, seller and staff about an open request. Written once. */
export const refundMessages = pgTable(
  'refund_messages',
  {
    id: id(),
    platformId: platformId(),
    requestId: uuid().notNull(),
    author: text().$type<'BUYER' | 'SELLER' | 'STAFF'>().notNull(),
    authorId: uuid().notNull(),
    /** Idempotency key, made by the writer. */
    key: uuid().notNull(),
    body: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.requestId, refundRequests),
    unique().on(table.platformId, table.requestId, table.key),
    index().on(table.platformId, table.requestId, table.at, table.id),
  ],
)

export const disputeStates = [
  'OPEN',
  'DEFENDED',
  'SUBMITTED',
  'ACCEPTED',
  'UNANSWERED',
  'WON',
  'LOST',
  'CANCELED',
  'PREVENTED',
] as const
/**
 * OPEN waits for a defence. DEFENDED has one, SUBMITTED was sent to the bank. ACCEPTED: the defence was given up. UNANSWERED: no
 * defence came in time. PREVENTED: the buyer was refunded before the decision.
 */
export type DisputeState = (typeof disputeStates)[number]

/** A dispute at the buyer's bank: a chargeback of a card, or the special return of a Pix (MED). */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** A payment that was disputed, won and disputed again has two rows. */
    round: integer().notNull(),
    /** The disputed card, for a payment by two cards. */
    cardNumber: integer(),
    kind: text().$type<'CHARGEBACK' | 'PIX_MED'>().notNull(),
    amountCents: cents().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** Whether the bank has taken the money already; otherwise every share is held. */
    isTaken: boolean().notNull(),
    rawStatus: text(),
    /** The bank's reason for the dispute, as reported to the staff. */
    bankReason: text(),
    dueAt: instant().notNull(),
    defence: text(),
    /** The dispute fee of the producer, given back if the dispute is won after all. */
    feeCents: cents().notNull().default(0),
    decision: text(),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    unique().on(table.platformId, table.paymentId, table.round),
    index('disputes_seller_list').on(table.platformId, table.sellerId, table.openedAt, table.id),
    index('disputes_seller_due_list').on(table.platformId, table.sellerId, table.dueAt, table.id),
    index('disputes_list').on(table.platformId, table.openedAt, table.id),
    index('disputes_due_list').on(table.platformId, table.dueAt, table.id),
  ],
)

/** A file of the seller's defence in a dispute. */
export const disputeFiles = pgTable(
  'dispute_files',
  {
    id: id(),
    platformId: platformId(),
    disputeId: uuid().notNull(),
    key: text().notNull(),
    addedById: uuid().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.disputeId, disputes),
    unique().on(table.platformId, table.disputeId, table.key),
  ],
)
