import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
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

/** The order in which the entries were written, newest first. */
export const statementOrders: ListOrders<'entry'> = {
  columns: { entry: [ledgerEntries.id, ledgerEntries.id] },
  usual: { by: 'entry', direction: 'desc' },
}

/**
 * One account's lines in one currency with its balance after each. Amounts are as their owner reads them: what we owe to a person counts
 * up. A balance is the last closed day's, and what came after it, so that a page costs the same however old the account is.
 */
export async function statement(
  { tx, platformId }: Scope,
  account: { code: string; currency: Currency },
  page: { cursor?: string | undefined; limit: number },
): Promise<ListAnswer<StatementLine>> {
  const { code, currency } = account
  const [found] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.code, code), eq(ledgerAccounts.currency, currency)))
  if (!found) return { rows: [], nextCursor: null }
  const accountId = found.id
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
      .where(and(eq(ledgerEntries.accountId, accountId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const [newest] = rows
  const sign = accountKinds[accountKindOf(code)].side === 'DEBIT' ? 1 : -1
  let balance = newest ? await balanceAt({ tx, platformId }, accountId, newest.entryId) : 0
  const lines = rows.map(({ at, amountCents, ...line }) => {
    const balanceCents = balance
    balance -= amountCents
    return {
      ...line,
      at: at.toISOString(),
      amountCents: 0 + sign * amountCents,
      balanceCents: 0 + sign * balanceCents,
    }
  })
  return { rows: lines, nextCursor }
}

/** The balance when an entry was written: that of the last closed day before it, and the entries since. */
async function balanceAt(
  { tx, platformId }: Pick<Scope, 'tx' | 'platformId'>,
  accountId: number,
  entryId: number,
): Promise<Cents> {
  const [row] = await tx.execute<{ cents: string }>(sql`
    with closed as (
      select balance_cents, last_entry_id from ${ledgerDayTotals}
      where platform_id = ${platformId} and account_id = ${accountId} and last_entry_id <= ${entryId}
      order by last_entry_id desc limit 1
    )
    select coalesce((select balance_cents from closed), 0) + coalesce(sum(amount_cents), 0) as cents from ${ledgerEntries}
    where platform_id = ${platformId} and account_id = ${accountId} and id <= ${entryId}
      and id > coalesce((select last_entry_id from closed), 0)`)
  return Number(row?.cents ?? 0)
}
