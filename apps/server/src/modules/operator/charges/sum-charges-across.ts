import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

const receivedDays = 30

/** Open and overdue bills of the platforms, and payments of the last days, by currency. */
export async function sumChargesAcross({ db, now }: Overseer) {
  const since = new Date(now.getTime() - receivedDays * 86_400_000).toISOString()
  const rows = await db.execute<Record<'open' | 'overdue' | 'received', string> & { currency: Currency }>(sql`
    select c.currency,
      coalesce(sum(c.amount_cents) filter (where c.state = 'OPEN'), 0) as open,
      coalesce(sum(c.amount_cents) filter (where c.state = 'OVERDUE'), 0) as overdue,
      coalesce(sum(c.amount_cents) filter (where c.state = 'PAID' and c.paid_at >= ${since}::timestamptz), 0) as received
    from charges c group by c.currency order by c.currency`)
  return rows.map(({ currency, open, overdue, received }) => ({
    currency,
    openCents: Number(open),
    overdueCents: Number(overdue),
    receivedCents: Number(received),
  }))
}
