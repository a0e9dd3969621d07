import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type ListAnswer, type ListOrders, pageOf } from '../../db/page-of.ts'
import {
  ledgerAccounts,
  ledgerDayTotals,
  ledgerEntries,
  ledgerJournals,
  type Subject,
} from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { accountKindOf, accountKinds } from './account-kinds.ts'
import { entriesBetween } from './entries-between.ts'
import type { PostingRule } from './posting-rules.ts'

export type StatementLine = {
  entryId: number
  at: string
  rule: PostingRule
  /** What the line leads to: the sale, the withdrawal, the anticipation. */
  subjectKind: Subject | null
  subjectId: string | null
  amountCents: Cents
  /** What the account held when this line was written. */
  balanceCents: Cents
}

export type StatementFilters = {
  rules?: readonly PostingRule[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** The order in which the entries were written, newest first. */
export const statementOrders: ListOrders<'entry'> = {
  columns: { entry: [ledgerEntries.id, ledgerEntries.id] },
  usual: { by: 'entry', direction: 'desc' },
}

/**
 * One account's lines in one currency with its balance after each, whichever of them are asked for. Amounts are as their owner reads them:
 * what we owe to a person counts up. A balance is the last closed day's, and what came after it, so that a page costs the same however
 * old the account is.
 */
export async function statement(
  scope: Scope,
  account: { code: string; currency: Currency },
  page: { cursor?: string | undefined; limit: number },
  { rules, from, to }: StatementFilters = {},
): Promise<ListAnswer<StatementLine>> {
  const { tx } = scope
  const { code, currency } = account
  const [found] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.code, code), eq(ledgerAccounts.currency, currency)))
  if (!found) return { rows: [], nextCursor: null }
  const accountId = found.id
  const wanted = and(
    eq(ledgerEntries.accountId, accountId),
    await entriesBetween(scope, { from, to }),
    from && gte(ledgerJournals.postedAt, from),
    to && lt(ledgerJournals.postedAt, to),
    rules && inArray(ledgerJournals.rule, [...rules]),
  )
  const { rows, nextCursor } = await pageOf(statementOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        place,
        entryId: ledgerEntries.id,
        at: ledgerJournals.postedAt,
        rule: sql<PostingRule>`${ledgerJournals.rule}`,
        subjectKind: sql<Subject | null>`case when ${ledgerEntries.paymentId} is null then ${ledgerJournals.subjectKind} else 'PAYMENT' end`,
        subjectId: sql<string | null>`coalesce(${ledgerEntries.paymentId}, ${ledgerJournals.subjectId})`,
        amountCents: ledgerEntries.amountCents,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const balances = await balancesAt(
    scope,
    accountId,
    rows.map(({ entryId }) => entryId),
  )
  const sign = accountKinds[accountKindOf(code)].side === 'DEBIT' ? 1 : -1
  const lines = rows.map(({ at, amountCents, ...line }) => ({
    ...line,
    at: at.toISOString(),
    amountCents: 0 + sign * amountCents,
    balanceCents: 0 + sign * (balances.get(line.entryId) ?? 0),
  }))
  return { rows: lines, nextCursor }
}

type Step = { id: string; closedCents: string | null; sinceCents: string }

/**
 * The balance when each entry was written: that of the last closed day before it, or of the entry before it on the page if that is later,
 * and what came since. The bound of "since" is made in a table of its own: under the tenant's policy, PostgreSQL looks an expression up in
 * no index.
 */
async function balancesAt(
  { tx, platformId }: Scope,
  accountId: number,
  entryIds: readonly number[],
): Promise<Map<number, Cents>> {
  const steps = await tx.execute<Step>(sql`
    with parts as materialized (
      select line.id, greatest(closed.last_entry_id, lag(line.id, 1, 0::bigint) over lines) as after_id,
        case when closed.last_entry_id >= lag(line.id, 1, 0::bigint) over lines then closed.balance_cents end as closed_cents
      from unnest(${sql.param([...entryIds])}::bigint[]) as line (id)
      cross join lateral (
        (select balance_cents, last_entry_id from ${ledgerDayTotals} t
          where t.platform_id = ${platformId} and t.account_id = ${accountId} and t.last_entry_id <= line.id
          order by t.last_entry_id desc limit 1)
        union all select 0, 0
        order by last_entry_id desc limit 1
      ) closed
      window lines as (order by line.id)
    )
    select p.id, p.closed_cents as "closedCents", (
      select coalesce(sum(e.amount_cents), 0) from ${ledgerEntries} e
      where e.platform_id = ${platformId} and e.account_id = ${accountId}
        and e.id > p.after_id and e.id <= p.id) as "sinceCents"
    from parts p order by p.id`)
  const balances = new Map<number, Cents>()
  let balanceCents = 0
  for (const { id, closedCents, sinceCents } of steps) {
    balanceCents = (closedCents === null ? balanceCents : Number(closedCents)) + Number(sinceCents)
    balances.set(Number(id), balanceCents)
  }
  return balances
}
