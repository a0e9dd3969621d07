import type postgres from 'postgres'
import type { MetricOf } from '#kit/metrics/declared-metrics.ts'

type BookFact = {
  gauge: MetricOf<'gauge'>
  /** Values of the platform $1 by label, which is a currency or empty. Values of all platforms are summed. */
  query: string
  /** Labels that are shown even without a row. */
  always: readonly string[]
}

/** Facts of the books and the inbox that are no fault by themselves, for a monitor to follow. */
export const bookFacts: readonly BookFact[] = [
  {
    gauge: 'balcao_ledger_imbalance_cents',
    query: `select currency as label, sum(abs(cents)) as value from (
        select journal_id, currency, sum(amount_cents) as cents from ledger_entries
        where platform_id = $1
          and posted_at >= coalesce((select max(ends_at) from ledger_seals where platform_id = $1), '-infinity')
        group by 1, 2 having sum(amount_cents) <> 0) unbalanced
      group by 1`,
    always: ['BRL'],
  },
  {
    gauge: 'balcao_suspense_cents',
    query: `select a.currency as label, -(coalesce(closed.balance_cents, 0) + coalesce((
          select sum(e.amount_cents) from ledger_entries e where e.platform_id = $1 and e.account_id = a.id
            and e.posted_at >= coalesce(closed.ends_at, '-infinity')), 0)) as value
      from ledger_accounts a
      left join lateral (select t.balance_cents, t.ends_at from ledger_day_totals t
        where t.platform_id = $1 and t.account_id = a.id order by t.ends_at desc limit 1) closed on true
      where a.platform_id = $1 and a.code = 'suspense'`,
    always: ['BRL'],
  },
  {
    // The release runs once a day.
    gauge: 'balcao_lots_overdue',
    query: `select '' as label, count(*) as value from balance_lots
      where platform_id = $1 and state = 'PENDING' and release_at < now() - interval '26 hours'`,
    always: [''],
  },
  {
    gauge: 'balcao_webhooks_waiting',
    query: `select '' as label, count(*) as value from webhook_inbox where platform_id = $1 and state = 'RECEIVED'`,
    always: [''],
  },
]

export const serverGauges = [
  'balcao_jobs_waiting',
  'balcao_jobs_oldest_wait_seconds',
  'balcao_jobs_dead',
  'balcao_database_connections',
  'balcao_database_connections_max',
  'balcao_database_size_bytes',
  'balcao_rows_outside_months',
] as const satisfies readonly MetricOf<'gauge'>[]

/** The job queue, without jobs of test modes, and the database server, which belong to no platform. */
export async function readServer(sql: postgres.Sql) {
  const [queue] = await sql`
    select count(*) filter (where attempts < max_attempts) as balcao_jobs_waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)
        as balcao_jobs_oldest_wait_seconds,
      count(*) filter (where attempts >= max_attempts) as balcao_jobs_dead
    from graphile_worker._private_jobs where locked_at is null and (run_at <= now() or attempts >= max_attempts)
      and substr(payload ->> 'platformId', 15, 1) is distinct from '8'`
  const [server] = await sql`
    select (select count(*) from pg_stat_activity where backend_type = 'client backend') as balcao_database_connections,
      current_setting('max_connections') as balcao_database_connections_max,
      pg_database_size(current_database()) as balcao_database_size_bytes,
      (select sum(homeless) from app.months_made(now())) as balcao_rows_outside_months`
  return Object.entries({ ...queue, ...server }).map(
    ([gauge, value]): [string, { value: number; labels: Record<string, string> }[]] => [
      gauge,
      [{ value: Number(value), labels: {} }],
    ],
  )
}
