import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { lastClosed } from './days/last-closed.ts'

export type Solvency = {
  currency: Currency
  /**
   * Money received by acquirers and still owed to the platform; `balanceCents` is the platform's money
   * deposited with them.
   */
  receivableCents: Cents
  balanceCents: Cents
  /** Money owed to sellers and partners, managers and buyers. */
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
 * Assets and liabilities by platform and currency, of the platforms that `which` selects by `a.platform_id`.
 * A balance is the last closed day's plus the later entries. People's debts are not assets here, since they
 * may never be paid, and the operator's bills are not liabilities, since the platform pays them from its own
 * bank account.
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

/**
 * Assets, liabilities, and the remainder for the platform itself. A negative remainder means that the
 * platform could not pay all of its debts.
 */
export function weighSolvency(solvency: Solvency): { hereCents: Cents; owedCents: Cents; leftCents: Cents } {
  const { usersCents, managersCents, refundsCents, suspenseCents } = solvency
  const hereCents = solvency.receivableCents + solvency.balanceCents
  const owedCents = usersCents + managersCents + refundsCents + suspenseCents
  return { hereCents, owedCents, leftCents: hereCents - owedCents }
}
