import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { chargesInBooks, monthOf } from './charges-in-books.ts'
import { monthsShown, shownMonths } from './read-months.ts'

export type Cohort = {
  /** Month of the first booked charge for a whole period: 2026-11. */
  month: string
  size: number
  /** Number of subscribers who paid each cycle, the first one first. */
  paid: number[]
  /** Charges in the cycles shown, and the returned part. */
  chargedCents: Cents
  reversedCents: Cents
}

type Row = { currency: Currency; month: string; number: number } & Record<'people' | 'cents' | 'back', string>

/**
 * Cohorts by the month of the first charge, with the number of cycles that they stayed, by the books. A cycle begun by a
 * change of plan belongs to the period of the cycle that it ended.
 */
export async function readCohorts(
  viewer: SubscriptionViewer,
): Promise<{ currency: Currency; cohorts: Cohort[] }[]> {
  const { tx, now, platformId } = viewer.caller
  const [oldest = ''] = shownMonths(now)
  const rows = await tx.execute<Row>(sql`
    with ${chargesInBooks(viewer)},
    begun as (
      select *, number - has_trial::int - (
          select count(*)::int from subscription_cycles changed where changed.platform_id = ${platformId}
            and changed.subscription_id = charges.subscription_id and changed.credit_cents is not null
            and changed.number <= charges.number
        ) as paid_period,
        ${monthOf(sql`min(booked_at) filter (where not is_trial) over (partition by subscription_id)`)} as month
      from charges
    )
    select currency, month, paid_period as number, count(distinct subscription_id) as people, sum(cents) as cents,
      coalesce(sum(reversed_cents), 0) as back
    from begun
    left join lateral (
      select sum(r.amount_cents) as reversed_cents from sale_reversals r
      where r.platform_id = ${platformId} and r.payment_id = begun.payment_id and r.restored_at is null
    ) reversed on true
    where month >= ${oldest.slice(0, 7)}::text and paid_period <= ${monthsShown}::int
    group by 1, 2, 3 order by 1, 2, 3`)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    cohorts: [...Map.groupBy(own, ({ month }) => month)].map(([month, cycles]) => cohortOf(month, cycles)),
  }))
}

function cohortOf(month: string, cycles: readonly Row[]): Cohort {
  const last = Math.max(...cycles.map(({ number }) => number))
  const paid = Array.from({ length: last }, (_, index) =>
    Number(cycles.find(({ number }) => number === index + 1)?.people ?? 0),
  )
  return {
    month,
    size: Math.max(...paid),
    paid,
    chargedCents: cycles.reduce((sum, { cents }) => sum + Number(cents), 0),
    reversedCents: cycles.reduce((sum, { back }) => sum + Number(back), 0),
  }
}
