import { boundsOfDays } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../scope.ts'
import { accounts } from '../ledger/account-kinds.ts'
import type { PostingRule } from '../ledger/posting-rules.ts'
import { type BillingMonth, firstDayOf, lastDayOf } from './billing-month.ts'

/** By these rules acquirers take in buyers' money for a sale, or give it back. */
const ofSales: readonly PostingRule[] = [
  'sale.approved',
  'sale.refunded',
  'sale.charged_back',
  'sale.restored',
]

/**
 * By these rules a refund of a sale is decided, or taken back. When it is settled it can no longer be told from money that was never a sale's,
 * came beside the price and goes back by the same account.
 */
const ofRefunds: readonly PostingRule[] = ['refund.booked', 'refund.undone']

/** Of an entry `e` of the journal `j` on the account `a`: whether it counts as sold, or as gone back. */
const isOfVolume = sql`(
  (j.rule = any(${sql.param([...ofSales])}::text[]) and a.code like 'acquirer:%:receivable')
  or (j.rule = any(${sql.param([...ofRefunds])}::text[]) and a.code = ${accounts.refundsDue}))`

/**
 * What buyers paid in a month, less what went back to them in it, by currency: what the books date in it so far. Once its last day is
 * sealed it is the same whenever it is read.
 */
export async function readVolumes(
  { tx, platformId }: Scope,
  month: BillingMonth,
): Promise<Map<Currency, Cents>> {
  const { from, to } = boundsOfDays(firstDayOf(month), lastDayOf(month))
  const rows = await tx.execute<{ currency: Currency; cents: string }>(sql`
    select e.currency, sum(e.amount_cents) as cents from ledger_entries e
    join ledger_journals j on j.platform_id = ${platformId} and j.id = e.journal_id
    join ledger_accounts a on a.platform_id = ${platformId} and a.id = e.account_id
    where e.platform_id = ${platformId} and ${isOfVolume}
      and e.posted_at >= ${from.toISOString()} and e.posted_at < ${to.toISOString()}
    group by e.currency`)
  return new Map(rows.map(({ currency, cents }) => [currency, Number(cents)]))
}
