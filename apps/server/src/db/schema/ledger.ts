import type { Currency } from '@balcao/domain/vocabulary'
import { bigint, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * Double entry. Debits are positive, credits negative; every journal sums to zero per currency, which a trigger on the insert of its entries enforces.
 * What the platform owes to somebody is therefore a negative balance of that person's account.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    /** Such as `platform:fee`, `acquirer:{id}:receivable`, `user:{id}:pending`. */
    code: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Kept only for accounts that authorise spending; everything else is append-only and never locked. */
    isLocked: boolean().notNull(),
    balanceCents: cents(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.code, table.currency)],
)

export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    /** The business reason, a name of the posting rules. */
    rule: text().notNull(),
    /** The fact that was posted; the same fact is never posted twice. */
    key: text().notNull(),
    paymentId: uuid(),
    postedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.paymentId),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    journalId: bigint({ mode: 'number' }).notNull(),
    accountId: bigint({ mode: 'number' }).notNull(),
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.journalId, ledgerJournals),
    refersTo(table, table.accountId, ledgerAccounts),
    index().on(table.platformId, table.journalId),
    index().on(table.platformId, table.accountId, table.id),
  ],
)

/** A person's part of a sale on its way to being spendable. */
export const balanceLots = pgTable(
  'balance_lots',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    paymentId: uuid().notNull(),
    kind: text().$type<'RELEASE' | 'RESERVE'>().notNull(),
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    releaseAt: instant().notNull(),
    /** HELD: of a receipt that nothing has proven yet; it waits for proof before it waits for its date. */
    state: text().$type<'HELD' | 'PENDING' | 'RELEASED' | 'CONSUMED'>().notNull(),
    settledAt: instant(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.paymentId, table.userId, table.kind),
    index('balance_lots_due').on(table.platformId, table.userId, table.state, table.releaseAt),
  ],
)
