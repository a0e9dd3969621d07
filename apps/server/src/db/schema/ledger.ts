import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * Double entry. Debits are positive, credits negative; every journal sums to zero per currency, which a trigger on the
 * insert of its entries enforces. Money that the platform owes to a person is therefore a negative balance of that
 * person's account.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    /** Such as `platform:fee`, `acquirer:{id}:receivable`, `user:{id}:pending`: `ledger/account-kinds.ts` lists them all. */
    code: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Set only for accounts that authorise spending; all others are append-only and never locked. */
    isLocked: boolean().notNull(),
    balanceCents: cents(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.code, table.currency),
    index('ledger_accounts_owing').on(table.platformId, table.balanceCents, table.id).where(isOwing(table)),
    /**
     * The floor: a posting that would overdraw an account fails, whichever code posts it. Debt accounts are owed to us;
     * all others are owed by us.
     */
    check(
      'ledger_accounts_floor',
      sql`not is_locked or case when code like '%:debt' then coalesce(balance_cents, 0) >= 0 else coalesce(balance_cents, 0) <= 0 end`,
    ),
  ],
)

/** Whether an account is a debt to us. A literal, so that the partial index of debts can be used. */
export function isOwing({ code, balanceCents }: { code: AnyPgColumn; balanceCents: AnyPgColumn }) {
  return sql`${code} like '%:debt' and ${balanceCents} > 0`
}

/** The subject of a journal, and so of a line of a statement. */
export type Subject =
  | 'PAYMENT'
  | 'WITHDRAWAL'
  | 'ANTICIPATION'
  | 'CONVERSION'
  | 'CHARGE'
  | 'CASE'
  | 'PROPOSAL'

export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    /** The business reason, a name of the posting rules. */
    rule: text().notNull(),
    /** Idempotency key of the posted fact. */
    key: text().notNull(),
    /** Null where each entry names its own sale. */
    subjectKind: text().$type<Subject>(),
    subjectId: uuid(),
    /** Its date in the books: when it was posted, and never on a day that was sealed before (`app.date_journal` in `wall.sql`). */
    postedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.subjectId),
    /** A literal, so that the figures of a period can use a partial index. */
    index('ledger_journals_dispute_fees')
      .on(table.platformId, table.postedAt)
      .where(sql`rule in ('dispute.fee', 'dispute.fee_returned')`),
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
    /** The sale of this entry, in a journal about many sales. */
    paymentId: uuid(),
    /** The date of its journal, kept here so that an index finds the entries of a period. */
    postedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.journalId, ledgerJournals),
    refersTo(table, table.accountId, ledgerAccounts),
    index().on(table.platformId, table.journalId),
    index('ledger_entries_of_account').on(table.platformId, table.accountId, table.postedAt, table.id),
    index('ledger_entries_by_date').on(table.platformId, table.postedAt, table.id),
  ],
)

export type LotKind = 'RELEASE' | 'RESERVE'
/**
 * PENDING waits for its date. HELD waits for a decision. RELEASED became spendable. CONSUMED went back to a buyer or paid a debt.
 * SOLD was paid out before its date. PAID_AT_ACQUIRER was never payable by us: the acquirer has paid it to the person's own
 * account there.
 */
export type LotState = 'PENDING' | 'HELD' | 'RELEASED' | 'CONSUMED' | 'SOLD' | 'PAID_AT_ACQUIRER'
/** States in which a lot can be held, consumed or sold. */
export type FormerLotState = Exclude<LotState, 'HELD' | 'CONSUMED'>
/** Why a person's money is held. */
export type HoldReason = 'UNPROVEN_RECEIPT' | 'DISPUTE' | 'REFUND' | 'REVIEW'

/** A literal, so that the partial index of reserves can be used. */
export const isReserve = ({ kind }: { kind: AnyPgColumn }) => sql`${kind} = 'RESERVE'`

/**
 * A person's share of a sale in one role. A lot has one state: a part that is held, consumed or sold is split off into
 * a lot of its own.
 */
export const balanceLots = pgTable(
  'balance_lots',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    role: text().$type<ShareRole>().notNull(),
    paymentId: uuid().notNull(),
    kind: text().$type<LotKind>().notNull(),
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    releaseAt: instant().notNull(),
    /** The original date, where the staff extended it. */
    extendedFrom: instant(),
    state: text().$type<LotState>().notNull(),
    /** Its state before it was held, consumed or sold, restored when that is undone. */
    formerState: text().$type<FormerLotState>(),
    holdReason: text().$type<HoldReason>(),
    /** Key of the fact that held, consumed or sold it. */
    movedFor: text(),
    /** WHOLE: as the sale opened it. AT_ACQUIRER: paid at the acquirer. A part that was split off has its own id here. */
    part: text().notNull().default('WHOLE'),
    settledAt: instant(),
    /** The anticipation that bought it. Every part split off from the lot keeps it. */
    anticipationId: uuid(),
  },
  (table) => [
    tenantKey(table),
    unique('balance_lots_once').on(
      table.platformId,
      table.paymentId,
      table.userId,
      table.role,
      table.kind,
      table.part,
    ),
    index('balance_lots_moved')
      .on(table.platformId, table.movedFor)
      .where(sql`${table.movedFor} is not null`),
    index('balance_lots_sold')
      .on(table.platformId, table.anticipationId)
      .where(sql`${table.anticipationId} is not null`),
    index('balance_lots_reserves').on(table.platformId, table.releaseAt, table.id).where(isReserve(table)),
    index('balance_lots_reserves_by_state')
      .on(table.platformId, table.state, table.releaseAt, table.id)
      .where(isReserve(table)),
    index('balance_lots_reserves_settled').on(table.platformId, table.settledAt).where(isReserve(table)),
    // For the sums of what waits and the lots left behind, read by the index alone. It shrinks as lots are released.
    index('balance_lots_pending')
      .on(table.platformId, table.releaseAt, table.currency, table.role, table.kind, table.amountCents)
      .where(sql`${table.state} = 'PENDING'`),
    index('balance_lots_due').on(table.platformId, table.userId, table.state, table.releaseAt),
  ],
)

/** The end of a day: no journal is dated before it any more (`app.date_journal` in `wall.sql`). */
export const ledgerSeals = pgTable(
  'ledger_seals',
  {
    id: id(),
    platformId: platformId(),
    endsAt: instant().notNull(),
    sealedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.endsAt)],
)

/**
 * A closed day of the books: the entries that are dated on it. Its hash covers them and the hash of the day before, so that no past day can
 * be changed unnoticed.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    id: id(),
    platformId: platformId(),
    /** As YYYY-MM-DD in the time of São Paulo. */
    day: text().notNull(),
    entriesCount: integer().notNull(),
    hash: text().notNull(),
    closedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), unique().on(table.platformId, table.day)],
)

/** Movement of an account on a closed day, and its balance at the end of the day. */
export const ledgerDayTotals = pgTable(
  'ledger_day_totals',
  {
    id: id(),
    platformId: platformId(),
    dayId: uuid().notNull(),
    accountId: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    movedCents: cents().notNull(),
    balanceCents: cents().notNull(),
    /** End of the day: later entries are not in the balance. */
    endsAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.dayId, ledgerDays),
    refersTo(table, table.accountId, ledgerAccounts),
    unique().on(table.platformId, table.dayId, table.accountId),
    index('ledger_day_totals_balance').on(table.platformId, table.accountId, table.endsAt),
  ],
)

/** Stage of the collection of a debt: notice sent, agreed on, or with a lawyer. */
export type DebtStage = 'NOTICE' | 'AGREEMENT' | 'LEGAL'

/** The staff's notes on a debt. Written once; the newest gives the stage. */
export const debtNotes = pgTable(
  'debt_notes',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    purse: text().$type<'user' | 'manager'>().notNull(),
    currency: text().$type<Currency>().notNull(),
    stage: text().$type<DebtStage>().notNull(),
    note: text().notNull(),
    writtenBy: uuid().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.writtenBy, users),
    index().on(table.platformId, table.userId, table.writtenAt),
  ],
)
