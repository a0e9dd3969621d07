import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { lastClosed } from './last-closed.ts'

export type Solvency = {
  currency: Currency
  /** What lies at acquirers, or what they took in and still owe. */
  receivableCents: Cents
  balanceCents: Cents
  /** What is owed to sellers and partners, managers and buyers. */
  usersCents: Cents
  managersCents: Cents
  refundsCents: Cents
  suspenseCents: Cents
}

export type SolvencyRow = { platformId: string; currency: Currency } & Record<
  Exclude<keyof Solvency, 'currency'>,
  string
>

/**
 * What is there and what is owed, by platform and currency, of the platforms that `which` selects by `a.platform_id`. A balance is that of
 * the last closed day and the entries after it. Debts of people are left out of what is there, since
 * they may never come, and the operator's bills out of what is owed: the platform pays them from its own bank.
 */
export function solvencyQuery(which: SQL): SQL {
  const sum = (codes: string, sign: 1 | -1) =>
    sql.raw(`coalesce(${sign} * sum(cents) filter (where code similar to '${codes}'), 0)`)
  return sql`
    with balances as (
      select a.platform_id, a.code, a.currency, closed.balance_cents + coalesce((
        select sum(e.amount_cents) from ledger_entries e where e.platform_id = a.platform_id and e.account_id = a.id
          and e.posted_at >= closed.ends_at), 0) as cents
      from ledger_accounts a
      cross join lateral (${lastClosed(sql`a.platform_id`)}) closed
      where ${which})
    select platform_id as "platformId", currency,
      ${sum('acquirer:%:receivable', 1)} as "receivableCents",
      ${sum('acquirer:%:balance', 1)} as "balanceCents",
      ${sum('user:%:(pending|reserve|held|available|withdrawing)', -1)} as "usersCents",
      ${sum('manager:%:(pending|reserve|held|available|withdrawing)', -1)} as "managersCents",
      ${sum('buyer:refunds_due', -1)} as "refundsCents",
      ${sum('suspense', -1)} as "suspenseCents"
    from balances group by 1, 2 order by 2`
}

export function readSolvencyRow({ platformId: _, currency, ...cents }: SolvencyRow): Solvency {
  return {
    currency,
    receivableCents: Number(cents.receivableCents),
    balanceCents: Number(cents.balanceCents),
    usersCents: Number(cents.usersCents),
    managersCents: Number(cents.managersCents),
    refundsCents: Number(cents.refundsCents),
    suspenseCents: Number(cents.suspenseCents),
  }
}

/** What is there, what is owed, and what is left for the platform itself. Less than nothing: it could not pay everybody. */
export function weighSolvency(solvency: Solvency): { hereCents: Cents; owedCents: Cents; leftCents: Cents } {
  const { usersCents, managersCents, refundsCents, suspenseCents } = solvency
  const hereCents = solvency.receivableCents + solvency.balanceCents
  const owedCents = usersCents + managersCents + refundsCents + suspenseCents
  return { hereCents, owedCents, leftCents: hereCents - owedCents }
}
