import type { TestApp } from './test-app.ts'

export type Books = Record<string, number>

/** Sums by account, people's and acquirers' ids replaced by words, so that a story can state the whole ledger. */
export async function readBooks(
  { owner, account }: TestApp,
  names: Record<string, string> = {},
): Promise<Books> {
  const rows = await owner<{ code: string; sum: string }[]>`
    select a.code, sum(e.amount_cents)::text as sum from ledger_entries e join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    group by a.code having sum(e.amount_cents) <> 0 order by a.code`
  const words = { [account.id]: 'hawkpay', ...names }
  return Object.fromEntries(
    rows.map(({ code, sum }) => [
      Object.entries(words).reduce((text, [id, word]) => text.replace(id, word), code),
      Number(sum),
    ]),
  )
}

/** The invariants that must hold after any story; each query lists what breaks it. */
export async function brokenInvariants({ owner }: TestApp): Promise<unknown[]> {
  const unbalanced =
    await owner`select platform_id, journal_id, currency from ledger_entries group by 1, 2, 3 having sum(amount_cents) <> 0`
  const whole =
    await owner`select sum(amount_cents) from ledger_entries having coalesce(sum(amount_cents), 0) <> 0`
  const drifted = await owner`
    select a.code from ledger_accounts a left join ledger_entries e on (e.platform_id, e.account_id) = (a.platform_id, a.id)
    where a.is_locked group by a.platform_id, a.id having a.balance_cents <> coalesce(sum(e.amount_cents), 0)`
  const lots = await owner`
    select a.code, a.currency, -sum(e.amount_cents) as booked, coalesce((
      select sum(l.amount_cents) from balance_lots l
      where l.platform_id = a.platform_id and l.currency = a.currency
        and (case when l.role = 'MANAGER' then 'manager:' else 'user:' end) || l.user_id || ':' ||
          (case when l.state = 'HELD' then 'held' when l.kind = 'RESERVE' then 'reserve' else 'pending' end) = a.code
        and l.state in ('PENDING', 'HELD')), 0) as lots
    from ledger_accounts a join ledger_entries e on (e.platform_id, e.account_id) = (a.platform_id, a.id)
    where a.code ~ ':(pending|reserve|held)$' group by a.platform_id, a.id`
  const stray = lots.filter(({ booked, lots: inLots }) => booked !== inLots)
  return [...unbalanced, ...whole, ...drifted, ...stray]
}
