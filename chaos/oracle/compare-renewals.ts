import type { Charge } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import type { Disagreement } from './compare-charges.ts'

type Row = { paymentId: string; cycle: string; subscription: string; state: string; number: number }

/** Each cycle was charged at most once, exactly if it counts as paid, and every subscription was renewed. */
export async function compareRenewals(
  sql: postgres.Sql,
  charges: readonly Charge[],
): Promise<Disagreement[]> {
  const rows = await sql<Row[]>`
    select p.id as "paymentId", c.id as cycle, c.subscription_id as subscription, c.state, c.number from subscription_cycles c
    join payments p on (p.platform_id, p.order_id) = (c.platform_id, c.order_id)`
  const paid = new Set(
    charges.filter((charge) => charge.payments.length > 0).map(({ externalRef }) => externalRef),
  )
  const found: Disagreement[] = []
  for (const [cycle, payments] of Map.groupBy(rows, (row) => row.cycle)) {
    const times = payments.filter(({ paymentId }) => paid.has(paymentId)).length
    const isPaid = payments[0]?.state === 'PAID'
    if (times > 1) found.push({ what: `a cycle that was charged ${times} times`, of: cycle })
    else if ((times === 1) !== isPaid)
      found.push({ what: isPaid ? 'not charged, and we say so' : 'charged, and we do not say so', of: cycle })
  }
  for (const [subscription, cycles] of Map.groupBy(rows, (row) => row.subscription))
    if (!cycles.some(({ number }) => number > 1))
      found.push({ what: 'a subscription that was not renewed', of: subscription })
  return found
}
