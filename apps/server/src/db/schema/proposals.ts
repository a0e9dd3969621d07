import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

export type ProposalKind = 'BALANCE_ADJUSTMENT' | 'RESERVE_RELEASE' | 'DEBT_WRITE_OFF' | 'FEE_CORRECTION'
/** OPEN waits for another person. APPROVED has moved its money. REFUSED and LAPSED moved nothing. */
export type ProposalState = 'OPEN' | 'APPROVED' | 'REFUSED' | 'LAPSED'

/** A move of money that one person of the staff proposes and another approves. */
export const moneyProposals = pgTable(
  'money_proposals',
  {
    id: id(),
    platformId: platformId(),
    /** Made by the browser: the same proposal sent twice is one. */
    requestId: uuid().notNull(),
    kind: text().$type<ProposalKind>().notNull(),
    /** What exactly is to be done, in the words of its kind. */
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it is about: of one thing there is one open proposal of a kind. */
    subject: text().notNull(),
    userId: uuid().notNull(),
    purse: text().$type<'user' | 'manager'>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Positive for what the person has more of, or owes less. */
    amountCents: cents().notNull(),
    reason: text().notNull(),
    state: text().$type<ProposalState>().notNull(),
    proposedBy: uuid().notNull(),
    proposedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionReason: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.proposedBy, users),
    refersTo(table, table.decidedBy, users),
    unique('money_proposals_request_once').on(table.platformId, table.proposedBy, table.requestId),
    uniqueIndex('money_proposals_one_open')
      .on(table.platformId, table.kind, table.subject)
      .where(sql`${table.state} = 'OPEN'`),
    index().on(table.platformId, table.proposedAt, table.id),
    index().on(table.platformId, table.state, table.proposedAt, table.id),
    index().on(table.platformId, table.userId, table.proposedAt),
    /** Whoever proposed it never approves it, by whatever way a decision is written. */
    check(
      'money_proposals_two_people',
      sql`state <> 'APPROVED' or coalesce(decided_by <> proposed_by, false)`,
    ),
  ],
)
