import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

export type ProposalKind =
  | 'BALANCE_ADJUSTMENT'
  | 'RESERVE_RELEASE'
  | 'DEBT_WRITE_OFF'
  | 'FEE_CORRECTION'
  | 'ACQUIRER_ACCOUNT'
  | 'PAYMENT_ROUTES'
  | 'RECEIVER_LINK'
  | 'STAFF_ACCESS'
  | 'PLATFORM_PLAN'
  | 'STAFF_SIGN_ON'

/** OPEN waits for another person. APPROVED was carried out. REFUSED and LAPSED changed nothing. */
export type ProposalState = 'OPEN' | 'APPROVED' | 'REFUSED' | 'LAPSED'

/** One change of a proposal: its name, and both values where they may be shown. */
export type ProposedChange = { what: string; before?: string | null; after?: string | null }

/** A movement of money, or a change of a payout destination, that one staff member proposes and another approves. */
export const moneyProposals = pgTable(
  'money_proposals',
  {
    id: id(),
    platformId: platformId(),
    /** Made by the browser: the same proposal sent twice is one. */
    requestId: uuid().notNull(),
    kind: text().$type<ProposalKind>().notNull(),
    /** The terms, in the schema of their kind. */
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A subject has one open proposal of each kind. */
    subject: text().notNull(),
    /** The owner of the money; null where it is no single person's. */
    userId: uuid(),
    /** Null, like the next two, where no money moves now. */
    purse: text().$type<'user' | 'manager'>(),
    currency: text().$type<Currency>(),
    /** Positive for a higher balance or a lower debt. */
    amountCents: cents(),
    /** Sealed. Data needed to carry it out and never shown; deleted with the decision. */
    secret: text(),
    /** Changes besides money, for display: never a secret. */
    changes: jsonb().$type<ProposedChange[]>().notNull().default([]),
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
    /** The proposer never approves it, whichever code writes the decision. */
    check(
      'money_proposals_two_people',
      sql`state <> 'APPROVED' or coalesce(decided_by <> proposed_by, false)`,
    ),
  ],
)
