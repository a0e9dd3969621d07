import type { RefundRightKind } from '@balcao/domain/refund-right'
import type { Locale } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { payments } from './payments.ts'

export const refundStates = ['PENDING', 'SENT', 'ACCEPTED', 'MANUAL', 'DONE', 'REFUSED'] as const
/**
 * PENDING: taken from everybody, the provider is not asked yet. SENT: asked, and nothing certain is known. ACCEPTED: the provider said yes
 * and has not proven it. MANUAL: a person has to give it back. DONE: the buyer has it. REFUSED: the provider said no, everybody has their
 * cents again.
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
    /** Made by whoever asks: the same key is the same refund of a payment, however often it is sent. */
    key: text().notNull(),
    /** SALE: everybody gives their part. SUSPENSE: it was never a part of the sale. */
    source: text().$type<'SALE' | 'SUSPENSE'>().notNull(),
    kind: text().$type<'WHOLE' | 'PART' | 'ITEMS'>().notNull(),
    amountCents: cents().notNull(),
    orderItemIds: uuid().array().notNull().default([]),
    askedBy: text().$type<'BUYER' | 'SELLER' | 'ADMIN' | 'PRODUCT'>().notNull(),
    askedById: uuid(),
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** Why a person has to act, or what the provider said. */
    failure: text(),
    /** How often the provider was asked for it, and how often whether it was made. */
    tries: integer().notNull().default(0),
    proofs: integer().notNull().default(0),
    /** A request of ours stayed without an answer: from then on a refusal alone proves nothing. */
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
/** What beside day and amount somebody says of a charge: the last digits of their card, or their document. */
export type ReportEvidence = (typeof reportEvidences)[number]

/** UNRECOGNIZED: somebody whose money it is says that they bought nothing. They prove no mailbox, so nothing follows by itself. */
export type RequestGround = RefundRightKind | 'UNRECOGNIZED'

/** Somebody who asks for their money back, and what the seller and the platform answer. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    platformId: platformId(),
    /** What people read to each other on the phone. */
    protocol: text().notNull(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** Null for a charge that somebody does not recognise: the mailbox of the purchase is not theirs. */
    customerId: uuid(),
    right: text().$type<RequestGround>().notNull(),
    /** Of a charge that is not recognised: where and in which language its reporter is answered, and by what they named it. */
    reporterEmail: text(),
    reporterLocale: text().$type<Locale>(),
    evidence: text().$type<ReportEvidence>(),
    amountCents: cents().notNull(),
    orderItemIds: uuid().array().notNull().default([]),
    reason: text().notNull(),
    state: text().$type<RequestState>().notNull(),
    /** When the state ends by itself, or somebody should have decided. */
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

/** What buyer, seller and the staff write to each other about a request while it is open. Written once. */
export const refundMessages = pgTable(
  'refund_messages',
  {
    id: id(),
    platformId: platformId(),
    requestId: uuid().notNull(),
    author: text().$type<'BUYER' | 'SELLER' | 'STAFF'>().notNull(),
    authorId: uuid().notNull(),
    /** Made by whoever writes: the same key is the same message, however often it is sent. */
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
 * OPEN waits for a defence. DEFENDED has one, SUBMITTED was sent to the bank. ACCEPTED: nobody defends it. UNANSWERED: nobody did in
 * time. PREVENTED: the buyer was refunded before it was decided.
 */
export type DisputeState = (typeof disputeStates)[number]

/** A buyer who asked the bank for the money: a chargeback of a card, or the special return of a Pix (MED). */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** A payment that was disputed, won and disputed again has two. */
    round: integer().notNull(),
    kind: text().$type<'CHARGEBACK' | 'PIX_MED'>().notNull(),
    amountCents: cents().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** The bank has taken the money already; otherwise it is held at everybody who has a part of it. */
    isTaken: boolean().notNull(),
    rawStatus: text(),
    /** Why the bank asks for the money, as the staff was told. */
    bankReason: text(),
    dueAt: instant().notNull(),
    defence: text(),
    /** What the producer paid for the case, and got back if it was won after all. */
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

/** A file that speaks for the seller in a dispute. */
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
