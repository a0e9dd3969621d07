import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { CellAnswers } from '#rpc/cells/ask-every-cell.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

const receivedDays = 30

type Sums = { currency: Currency; openCents: number; overdueCents: number; receivedCents: number }

/** Open and overdue bills of this cell's platforms, and payments of the last days, by currency. */
export async function sumChargesAcross({ db, now }: Overseer): Promise<Sums[]> {
  const since = new Date(now.getTime() - receivedDays * 86_400_000).toISOString()
  const rows = await db.execute<Record<'open' | 'overdue' | 'received', string> & { currency: Currency }>(sql`
    select c.currency,
      coalesce(sum(c.amount_cents) filter (where c.state = 'OPEN'), 0) as open,
      coalesce(sum(c.amount_cents) filter (where c.state = 'OVERDUE'), 0) as overdue,
      coalesce(sum(c.amount_cents) filter (where c.state = 'PAID' and c.paid_at >= ${since}::timestamptz), 0) as received
    from charges c join platforms p using (platform_id) group by c.currency`)
  return rows.map(({ currency, open, overdue, received }) => ({
    currency,
    openCents: Number(open),
    overdueCents: Number(overdue),
    receivedCents: Number(received),
  }))
}

/** The sums of all cells that answered. */
export function mergeChargeSums({ parts, silentCells }: CellAnswers<Sums[]>) {
  const byCurrency = Map.groupBy(
    parts.flatMap(({ answer }) => answer),
    ({ currency }) => currency,
  )
  const sums = [...byCurrency].map(([currency, rows]) => {
    const sum = (of: Exclude<keyof Sums, 'currency'>) =>
      rows.reduce((total, { [of]: cents }) => total + cents, 0)
    return {
      currency,
      openCents: sum('openCents'),
      overdueCents: sum('overdueCents'),
      receivedCents: sum('receivedCents'),
    }
  })
  return { sums: sums.sort((one, other) => one.currency.localeCompare(other.currency)), silentCells }
}
