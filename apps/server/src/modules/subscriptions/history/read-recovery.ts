import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { chargesInBooks } from './charges-in-books.ts'
import { shownMonths } from './read-months.ts'

/** First cause of a failed charge. */
export type FailureCause = 'CHARGE_REFUSED' | 'CHARGE_LOST' | 'CARD_UNUSABLE' | 'CODE_EXPIRED'

export type Recovery = {
  cause: FailureCause
  failedCount: number
  recoveredCount: number
  recoveredCents: Cents
}

type Row = { currency: Currency; cause: FailureCause } & Record<'failed' | 'recovered' | 'cents', string>

/**
 * Cycles with a failed charge in the months shown, by the first cause, with those recovered and their money
 * in the books.
 */
export async function readRecovery(
  viewer: SubscriptionViewer,
): Promise<{ currency: Currency; causes: Recovery[] }[]> {
  const { caller, sees } = viewer
  const { tx, now, platformId } = caller
  const [oldest = ''] = shownMonths(now)
  const rows = await tx.execute<Row>(sql`
    with ${chargesInBooks(viewer)},
    failures as (
      select distinct on (s.subscription_id, s.cycle) s.subscription_id, s.cycle, s.kind, s.at, subscriptions.currency
      from subscription_steps s
      join subscriptions on subscriptions.platform_id = ${platformId} and subscriptions.id = s.subscription_id
      where s.platform_id = ${platformId} and ${sees} and s.cycle is not null
        and s.kind in ('CHARGE_REFUSED', 'CHARGE_LOST', 'CARD_UNUSABLE', 'CODE_EXPIRED')
      order by s.subscription_id, s.cycle, s.id
    )
    select f.currency, f.kind as cause, count(*) as failed, count(c.cents) as recovered, coalesce(sum(c.cents), 0) as cents
    from failures f
    left join charges c on c.subscription_id = f.subscription_id and c.number = f.cycle and c.booked_at >= f.at
    where f.at >= ${startOfDayInSaoPaulo(oldest).toISOString()}::timestamptz
    group by 1, 2 order by 1, 3 desc, 2`)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    causes: own.map(({ cause, failed, recovered, cents }) => ({
      cause,
      failedCount: Number(failed),
      recoveredCount: Number(recovered),
      recoveredCents: Number(cents),
    })),
  }))
}
