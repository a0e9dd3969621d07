import { sql } from 'drizzle-orm'
import { ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import type { PostingRule } from '#modules/ledger/posting-rules.ts'
import type { Scope } from '#scope.ts'

export type DebtCause = 'REFUND' | 'CHARGEBACK' | 'DISPUTE_FEE' | 'ADJUSTMENT' | 'OTHER'
export type DebtTrace = { since: Date; cause: DebtCause }

const causes: Partial<Record<PostingRule, DebtCause>> = {
  'sale.refunded': 'REFUND',
  'refund.booked': 'REFUND',
  'sale.charged_back': 'CHARGEBACK',
  'dispute.fee': 'DISPUTE_FEE',
  'balance.adjusted': 'ADJUSTMENT',
  'fee.corrected': 'ADJUSTMENT',
}

/** Start of the period for which each debt has been above zero without a break, and the largest cause. */
export async function traceDebts(
  { tx, platformId }: Scope,
  accountIds: readonly number[],
): Promise<(accountId: number) => DebtTrace | null> {
  const rows = await tx.execute<{ account_id: string; rule: PostingRule; since: string; cents: string }>(sql`
    with lines as (
      select e.account_id, e.id, e.amount_cents, j.rule, j.posted_at,
        sum(e.amount_cents) over (partition by e.account_id order by e.id) as balance
      from ${ledgerEntries} e
      join ${ledgerJournals} j on j.platform_id = ${platformId} and j.id = e.journal_id
      where e.platform_id = ${platformId} and e.account_id = any(${sql.param([...accountIds])}::bigint[])
    ), cleared as (
      select account_id, max(id) filter (where balance <= 0) as last_id from lines group by account_id
    )
    select l.account_id, l.rule, min(l.posted_at)::text as since, sum(l.amount_cents) as cents
    from lines l join cleared c using (account_id)
    where l.amount_cents > 0 and l.id > coalesce(c.last_id, 0)
    group by l.account_id, l.rule
    order by sum(l.amount_cents) desc`)
  return (accountId) => {
    const own = rows.filter((row) => Number(row.account_id) === accountId)
    const [largest] = own
    if (!largest) return null
    const since = new Date(Math.min(...own.map((row) => new Date(row.since).getTime())))
    return { since, cause: causes[largest.rule] ?? 'OTHER' }
  }
}
