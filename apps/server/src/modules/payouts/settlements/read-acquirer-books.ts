import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { lastClosed } from '#modules/ledger/days/last-closed.ts'
import type { Scope } from '#scope.ts'

export type AcquirerBooks = {
  accountId: string
  currency: Currency
  /** Received by the acquirer for us and not settled yet. */
  receivableCents: Cents
  /** Settlements less payouts. Negative if payouts used money whose settlement is not recorded. */
  balanceCents: Cents
}

/**
 * By our books, each acquirer's debt to us and the balance it holds for us, per currency: the last closed day
 * plus the later bookings.
 */
export async function readAcquirerBooks({ tx, platformId }: Scope): Promise<AcquirerBooks[]> {
  const rows = await tx.execute<{
    account_id: string
    currency: Currency
    receivable: string
    balance: string
  }>(sql`
    select split_part(a.code, ':', 2) as account_id, a.currency,
      coalesce(sum(cents) filter (where a.code like '%:receivable'), 0) as receivable,
      coalesce(sum(cents) filter (where a.code like '%:balance'), 0) as balance
    from ledger_accounts a
    cross join lateral (${lastClosed(sql`${platformId}`)}) closed
    cross join lateral (
      select closed.balance_cents + coalesce(sum(e.amount_cents), 0) as cents from ledger_entries e
      where e.platform_id = ${platformId} and e.account_id = a.id and e.posted_at >= closed.ends_at) standing
    where a.platform_id = ${platformId} and a.code like 'acquirer:%'
    group by 1, 2 order by 1, 2`)
  return rows.map(({ account_id, currency, receivable, balance }) => ({
    accountId: account_id,
    currency,
    receivableCents: Number(receivable),
    balanceCents: Number(balance),
  }))
}
