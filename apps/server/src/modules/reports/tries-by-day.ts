import { addDays, boundsOfDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency, PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { and, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { ofProduct, type Periods } from './figures-by-day.ts'

type Tries = { day: string; currency: Currency; method: PaymentMethod; status: PaymentStatus; count: number }

/**
 * Number of purchases started on each day, by their outcome, whenever they were paid. Counted for each day
 * separately through an index alone, because computing the day of every purchase takes longer than reading
 * it.
 */
export async function triesByDay(
  { scope, sees }: SaleViewer,
  { current, previous }: Periods,
  productId?: string,
): Promise<Tries[]> {
  const days = [...daysOf(previous), ...daysOf(current)]
  const all = (values: string[]) => sql`${sql.param(values)}::text[]`
  const rows = await scope.tx.execute<Omit<Tries, 'count'> & { count: string }>(sql`
    select day, tried.* from unnest(${all(days.map(({ day }) => day))}, ${all(days.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${all(days.map(({ to }) => to.toISOString()))}::timestamptz[]) as days (day, starts_at, ends_at)
    cross join lateral (
      select ${payments.currency}, ${payments.method}, ${payments.status}, count(*) from ${payments}
      where ${and(sees, ofProduct(productId))} and ${payments.createdAt} >= starts_at and ${payments.createdAt} < ends_at
      group by 1, 2, 3) tried`)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The days of a period up to its end. */
function daysOf({ from, to, days }: Period) {
  const first = dayInSaoPaulo(from)
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index)
    const bounds = boundsOfDays(day)
    return { day, from: bounds.from, to: bounds.to < to ? bounds.to : to }
  })
}

/** Currencies of a period's purchases, the one with the most purchases first; reais if there are none. */
export function currenciesTried(tries: readonly Tries[], { from }: Period): [Currency, ...Currency[]] {
  const firstDay = dayInSaoPaulo(from)
  const counts = new Map<Currency, number>()
  for (const { day, currency, count } of tries)
    if (day >= firstDay) counts.set(currency, (counts.get(currency) ?? 0) + count)
  const [first = 'BRL', ...others] = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  )
  return [first, ...others]
}

/** The outcomes of each day's purchases in one currency. */
export function outcomesByDay(tries: readonly Tries[], wanted: Currency) {
  const ofCurrency = tries.filter(({ currency }) => currency === wanted)
  return [...Map.groupBy(ofCurrency, ({ day }) => day)].map(([day, own]) => {
    const counted = (method: PaymentMethod, isMeant: (status: PaymentStatus) => boolean) =>
      own.reduce((sum, one) => sum + (one.method === method && isMeant(one.status) ? one.count : 0), 0)
    const all = () => true
    return {
      day,
      cardCount: counted('CREDIT_CARD', (status) => status !== 'PENDING'),
      cardApprovedCount: counted('CREDIT_CARD', isPaid),
      pixCount: counted('PIX', all),
      pixPaidCount: counted('PIX', isPaid),
      billetCount: counted('BILLET', all),
      billetPaidCount: counted('BILLET', isPaid),
    }
  })
}

const isPaid = (status: PaymentStatus) => ['APPROVED', 'REFUNDED', 'CHARGEBACK'].includes(status)
