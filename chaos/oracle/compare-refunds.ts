import type { Charge } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import type { Disagreement } from './compare-charges.ts'

type Row = { transactionId: string; refundedCents: string; askedCents: string; isWithPerson: boolean }

/**
 * Each charge's refunds match the books, and never exceed the requested amount. A refund without proof waits for a
 * person.
 */
export async function compareRefunds(sql: postgres.Sql, charges: readonly Charge[]): Promise<Disagreement[]> {
  const rows = await sql<Row[]>`
    select p.transaction_id as "transactionId", p.refunded_cents as "refundedCents",
      coalesce(sum(r.amount_cents) filter (where r.state not in ('REFUSED', 'CANCELED')), 0) as "askedCents",
      coalesce(bool_or(r.state = 'MANUAL'), false) as "isWithPerson"
    from payments p left join refunds r on (r.platform_id, r.payment_id) = (p.platform_id, p.id)
    where p.transaction_id is not null group by p.platform_id, p.id`
  const byCharge = new Map(rows.map((row) => [row.transactionId, row]))
  const found: Disagreement[] = []
  for (const { id, refundedAmount } of charges) {
    const row = byCharge.get(id)
    if (!row) continue
    const [told, asked] = [Number(row.refundedCents), Number(row.askedCents)]
    if (refundedAmount > asked) found.push({ what: 'more went back than was asked', of: id, detail: row })
    else if (refundedAmount !== told && !row.isWithPerson)
      found.push({ what: 'another amount went back', of: id, detail: { ...row, refundedAmount } })
    else if (told !== asked && !row.isWithPerson)
      found.push({ what: 'a refund that is still on its way', of: id, detail: row })
  }
  return found
}
