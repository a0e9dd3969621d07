import { oracles } from '#cli/audit/oracles.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import type { TestApp } from './test-app.ts'

export type Books = Record<string, number>

/**
 * Sums by account, with ids of people and acquirers replaced by words, so that a story can state the whole
 * ledger.
 */
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

/** Violations of the invariants that must hold after any story, even with unprocessed webhooks. */
export function brokenInvariants({ owner }: TestApp): Promise<unknown[]> {
  return runOracles(
    owner,
    oracles.filter(({ id }) => id !== 'O7'),
  )
}
