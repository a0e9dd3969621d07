import { accounts } from '@balcao/server/modules/ledger/account-kinds'
import type postgres from 'postgres'

type Copied = { platformId: string; paymentId: string; sellerId: string }

/** The postings of the paid `bench_sales`, copied from those of the original sale, and their days, closed. */
export async function seedBooks(owner: postgres.Sql, copied: Copied): Promise<void> {
  const { platformId, paymentId, sellerId } = copied
  await owner`insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${platformId}, 'user:' || seller_id || ':pending', 'BRL', false from bench_sellers order by n
    on conflict do nothing`
  await owner`insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
    select ${platformId}, 'sale.approved', 'sale.approved:' || payment_id, 'PAYMENT', payment_id, at
    from bench_sales where status = 'APPROVED' order by n`
  await owner`analyze ledger_accounts, ledger_journals`
  // Each seller has a separate account in place of the copied seller's; the other accounts are common to all.
  await owner`insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at)
    select ${platformId}, j.id, coalesce(own.id, one.account_id), one.amount_cents, 'BRL', j.posted_at
    from bench_sales s
    join ledger_journals j on j.platform_id = ${platformId} and j.key = 'sale.approved:' || s.payment_id
    cross join (
      select e.account_id, e.amount_cents, a.code from ledger_entries e
      join ledger_journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id
      where j.key = ${`sale.approved:${paymentId}`}) one
    left join ledger_accounts own on own.platform_id = ${platformId} and own.currency = 'BRL'
      and own.code = 'user:' || s.seller_id || ':pending' and one.code = ${accounts.pending(sellerId)}
    order by j.id`
  await owner`analyze ledger_entries`
  await owner`create unlogged table bench_days as
    select (s.at at time zone 'America/Sao_Paulo')::date::text as day, e.account_id, sum(e.amount_cents) as cents,
      count(*) as entries
    from bench_sales s
    join ledger_journals j on j.platform_id = ${platformId} and j.key = 'sale.approved:' || s.payment_id
    join ledger_entries e on e.platform_id = ${platformId} and e.journal_id = j.id
    where s.at < date_trunc('day', now(), 'America/Sao_Paulo') group by 1, 2`
  await owner`insert into ledger_seals (platform_id, ends_at, sealed_at)
    select distinct ${platformId}::uuid, (day::date + 1)::timestamp at time zone 'America/Sao_Paulo', now() from bench_days`
  await owner`insert into ledger_days (platform_id, day, entries_count, hash, closed_at)
    select ${platformId}, day, sum(entries), 'seeded', now() from bench_days group by day`
  await owner`analyze bench_days, ledger_days`
  await owner`insert into ledger_day_totals
      (platform_id, day_id, account_id, currency, moved_cents, balance_cents, ends_at)
    select ${platformId}, d.id, b.account_id, 'BRL', b.cents,
      sum(b.cents) over (partition by b.account_id order by b.day),
      (d.day::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    from bench_days b join ledger_days d on d.platform_id = ${platformId} and d.day = b.day`
}
