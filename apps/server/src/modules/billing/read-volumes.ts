import { boundsOfDays } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { PostingRule } from '#modules/ledger/posting-rules.ts'
import type { Scope } from '#scope.ts'
import { type BillingMonth, firstDayOf, lastDayOf } from './billing-month.ts'

/** Posting rules by which acquirers receive buyers' money for a sale, or return it. */
const ofSales: readonly PostingRule[] = [
  'sale.approved',
  'sale.refunded',
  'sale.charged_back',
  'sale.restored',
]

/**
 * Posting rules of a refund's decision and of its undoing. The settlement of a refund is not counted: it
 * looks the same as the return of an overpayment, which was never a sale.
 */
const ofRefunds: readonly PostingRule[] = ['refund.booked', 'refund.undone']

/** Whether an entry `e` of the journal `j` on the account `a` counts as sold or as refunded. */
const isOfVolume = sql`(
  (j.rule = any(${sql.param([...ofSales])}::text[]) and a.code like 'acquirer:%:receivable')
  or (j.rule = any(${sql.param([...ofRefunds])}::text[]) and a.code = ${accounts.refundsDue}))`

/**
 * Buyers' payments less refunds of a month, by currency and by the dates in the books. Once the month's last
 * day is sealed the result never changes.
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
