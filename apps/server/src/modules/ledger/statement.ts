import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type ListAnswer, type ListOrders, pageOf } from '#db/page-of.ts'
import {
  ledgerAccounts,
  ledgerDayTotals,
  ledgerEntries,
  ledgerJournals,
  type Subject,
} from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { accountKindOf, accountKinds } from './account-kinds.ts'
import type { PostingRule } from './posting-rules.ts'

export type StatementLine = {
  entryId: number
  at: string
  rule: PostingRule
  /** Link of the line: the sale, the withdrawal, the anticipation. */
  subjectKind: Subject | null
  subjectId: string | null
  amountCents: Cents
  /** Balance of the account after this line, in the order of the dates. */
  balanceCents: Cents
}

export type StatementAccount = { code: string; currency: Currency }

export type StatementFilters = {
  rules?: readonly PostingRule[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** By date, the newest first. */
export const statementOrders: ListOrders<'date'> = {
  columns: { date: [ledgerEntries.postedAt, ledgerEntries.id] },
  usual: { by: 'date', direction: 'desc' },
}

/**
 * An account's lines in one currency with the balance after each, under any filter. Amounts have their
 * owner's sign: money owed to a person is positive. A balance is the last closed day's plus later entries, so
 * that a page costs the same at any age of the account.
 */
export async function statement(
  scope: Scope,
  account: StatementAccount,
  page: { cursor?: string | undefined; limit: number },
  filters: StatementFilters = {},
): Promise<ListAnswer<StatementLine>> {
  const { tx } = scope
  const accountId = await findAccount(scope, account)
  if (accountId === null) return { rows: [], nextCursor: null }
  const { rows, nextCursor } = await pageOf(statementOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        place,
        entryId: ledgerEntries.id,
        at: ledgerEntries.postedAt,
        rule: sql<PostingRule>`${ledgerJournals.rule}`,
        subjectKind: sql<Subject | null>`case when ${ledgerEntries.paymentId} is null then ${ledgerJournals.subjectKind} else 'PAYMENT' end`,
        subjectId: sql<string | null>`coalesce(${ledgerEntries.paymentId}, ${ledgerJournals.subjectId})`,
        amountCents: ledgerEntries.amountCents,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
      .where(and(wantedEntries(accountId, filters), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const balances = await balancesAt(
    scope,
    accountId,
    rows.map(({ entryId, at }) => ({ id: entryId, at })),
  )
  const sign = accountKinds[accountKindOf(account.code)].side === 'DEBIT' ? 1 : -1
  const lines = rows.map(({ at, amountCents, ...line }) => ({
    ...line,
    at: at.toISOString(),
    amountCents: 0 + sign * amountCents,
    balanceCents: 0 + sign * (balances.get(line.entryId) ?? 0),
  }))
  return { rows: lines, nextCursor }
}

/** Limit of the count: a larger number need not be exact, and the limit bounds the cost for a busy account. */
const countedMax = 1_000

/** Number of an account's lines under the same filters. */
export async function countStatement(
  scope: Scope,
  account: StatementAccount,
  filters: StatementFilters,
): Promise<{ count: number; isMore: boolean }> {
  const accountId = await findAccount(scope, account)
  if (accountId === null) return { count: 0, isMore: false }
  const some = scope.tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .where(wantedEntries(accountId, filters))
    .limit(countedMax + 1)
    .as('some')
  const count = await scope.tx.$count(some)
  return { count: Math.min(count, countedMax), isMore: count > countedMax }
}

async function findAccount({ tx }: Scope, { code, currency }: StatementAccount): Promise<number | null> {
  const [found] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.code, code), eq(ledgerAccounts.currency, currency)))
  return found?.id ?? null
}

function wantedEntries(accountId: number, { rules, from, to }: StatementFilters) {
  return and(
    eq(ledgerEntries.accountId, accountId),
    from && gte(ledgerEntries.postedAt, from),
    to && lt(ledgerEntries.postedAt, to),
    rules && inArray(ledgerJournals.rule, [...rules]),
  )
}

type Step = { id: string; closedCents: string | null; sinceCents: string }

/**
 * Balance after each entry: the balance of the last closed day or of the previous entry on the page,
 * whichever is later, plus the entries since. The lower bound of those entries is computed in a separate
 * table expression: under the tenant's policy PostgreSQL uses no index for an expression.
 */
async function balancesAt(
  { tx, platformId }: Scope,
  accountId: number,
  entries: readonly { id: number; at: Date }[],
): Promise<Map<number, Cents>> {
  const ids = sql.param(entries.map(({ id }) => id))
  const dates = sql.param(entries.map(({ at }) => at.toISOString()))
  const steps = await tx.execute<Step>(sql`
    with parts as materialized (
      select line.at, line.id, closed.ends_at > line.former_at as is_closed_later, closed.balance_cents,
        greatest(closed.ends_at, line.former_at) as after_at,
        case when closed.ends_at > line.former_at then 0 else line.former_id end as after_id
      from (
        select at, id, lag(at, 1, '-infinity') over lines as former_at, lag(id, 1, 0::bigint) over lines as former_id
        from unnest(${dates}::text[]::timestamptz[], ${ids}::bigint[]) as line (at, id)
        window lines as (order by at, id)
      ) line
      cross join lateral (
        (select balance_cents, ends_at from ${ledgerDayTotals} t
          where t.platform_id = ${platformId} and t.account_id = ${accountId} and t.ends_at <= line.at
          order by t.ends_at desc limit 1)
        union all select 0, '-infinity'
        order by ends_at desc limit 1
      ) closed
    )
    select p.id, case when p.is_closed_later then p.balance_cents end as "closedCents", (
      select coalesce(sum(e.amount_cents), 0) from ${ledgerEntries} e
      where e.platform_id = ${platformId} and e.account_id = ${accountId}
        and (e.posted_at, e.id) > (p.after_at, p.after_id) and (e.posted_at, e.id) <= (p.at, p.id)) as "sinceCents"
    from parts p order by p.at, p.id`)
  const balances = new Map<number, Cents>()
  let balanceCents = 0
  for (const { id, closedCents, sinceCents } of steps) {
    balanceCents = (closedCents === null ? balanceCents : Number(closedCents)) + Number(sinceCents)
    balances.set(Number(id), balanceCents)
  }
  return balances
}
