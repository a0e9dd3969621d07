import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'
import { affiliations } from './partners.ts'
import { payments } from './payments.ts'

/**
 * ASKED waits for the code from the new address. REPLACED: the seller asked for another change. UNDONE: the old address objected.
 */
export type EmailChangeState = 'ASKED' | 'REPLACED' | 'APPLIED' | 'UNDONE'

/**
 * A change of a purchase's e-mail address. The new address confirms it by a code; the old address may undo it for some
 * days.
 */
export const buyerEmailChanges = pgTable(
  'buyer_email_changes',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    askedById: uuid().notNull(),
    fromEmail: text().notNull(),
    toEmail: text().notNull(),
    state: text().$type<EmailChangeState>().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    /** End of validity of the code. */
    expiresAt: instant().notNull(),
    /** Hash of the token in the mail to the old address. Null until the change is made. */
    undoHash: text(),
    undoUntil: instant(),
    createdAt: instant().notNull(),
    appliedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    refersTo(table, table.paymentId, payments),
    refersTo(table, table.askedById, users),
    uniqueIndex('buyer_email_changes_asked_once')
      .on(table.platformId, table.orderId)
      .where(sql`${table.state} = 'ASKED'`),
    index().on(table.platformId, table.orderId, table.createdAt),
    index().on(table.platformId, table.undoHash),
    index().on(table.platformId, table.createdAt),
  ],
)

/** PROPOSED waits for the affiliate until `answerBy`. REPLACED: the producer made another proposal. */
export type CommissionProposalState = 'PROPOSED' | 'REPLACED' | 'WITHDRAWN' | 'ACCEPTED' | 'DECLINED'

/** A producer's offer of a commission on a sale that was made without an affiliate. */
export const commissionProposals = pgTable(
  'commission_proposals',
  {
    id: id(),
    platformId: platformId(),
    paymentId: uuid().notNull(),
    proposedById: uuid().notNull(),
    affiliationId: uuid().notNull(),
    affiliateId: uuid().notNull(),
    basisPoints: integer().notNull(),
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<CommissionProposalState>().notNull(),
    answerBy: instant().notNull(),
    createdAt: instant().notNull(),
    /** When it was accepted, declined, withdrawn or replaced. */
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.paymentId, payments),
    refersTo(table, table.proposedById, users),
    refersTo(table, table.affiliationId, affiliations),
    refersTo(table, table.affiliateId, users),
    uniqueIndex('commission_proposals_open_once')
      .on(table.platformId, table.paymentId)
      .where(sql`${table.state} = 'PROPOSED'`),
    index().on(table.platformId, table.paymentId, table.createdAt),
    index('commission_proposals_agreed')
      .on(table.platformId, table.closedAt)
      .where(sql`${table.state} = 'ACCEPTED'`),
    index('commission_proposals_to_answer').on(
      table.platformId,
      table.affiliateId,
      table.state,
      table.answerBy,
    ),
  ],
)
