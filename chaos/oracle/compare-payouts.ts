import type { Payout } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import type { Disagreement } from './compare-charges.ts'

type Row = { id: string; state: string; amountCents: string; personNeeded: string | null }

const ends = ['PAID', 'REJECTED', 'RETURNED', 'CANCELED']

/**
 * Each withdrawal was paid at most once, in its amount, and if and only if the books say so. Each has ended, except a
 * withdrawal in transit whose status cannot be read and that waits for a person.
 */
export async function comparePayouts(
  sql: postgres.Sql,
  payouts: readonly Payout[],
  asked: readonly string[],
): Promise<Disagreement[]> {
  const rows = await sql<Row[]>`
    select id, state, amount_cents as "amountCents", person_needed as "personNeeded" from withdrawals`
  const paid = payouts.filter(({ state }) => state === 'paid')
  // The key of an attempt begins with the withdrawal's id.
  const byWithdrawal = Map.groupBy(paid, ({ idempotencyKey, externalRef }) =>
    (idempotencyKey ?? externalRef ?? '').slice(0, 36),
  )
  const known = new Set(rows.map(({ id }) => id))
  const found: Disagreement[] = []
  for (const id of asked) if (!known.has(id)) found.push({ what: 'a withdrawal that is gone', of: id })
  for (const id of byWithdrawal.keys()) if (!known.has(id)) found.push({ what: 'a payout of nobody', of: id })
  for (const { id, state, amountCents, personNeeded } of rows) {
    const own = byWithdrawal.get(id) ?? []
    if (own.length > 1) found.push({ what: `paid ${own.length} times`, of: id })
    else if (own.length === 1 && own[0]?.amount !== Number(amountCents))
      found.push({ what: 'another amount was paid', of: id })
    else if (state === 'SENT' && personNeeded !== null) continue
    else if (!ends.includes(state)) found.push({ what: 'not over', of: id, detail: state })
    else if ((own.length === 1) !== (state === 'PAID'))
      found.push({
        what: own.length === 1 ? 'paid, and we do not say so' : 'not paid, and we say so',
        of: id,
        detail: state,
      })
  }
  return found
}
