import { and, isNotNull, isNull, type SQL, sql, WithSubquery } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { figureTotals } from '#db/schema/figures.ts'
import { lastSummedDay } from '#modules/ledger/days/last-summed-day.ts'
import { type Bounds, inPeriods, splitAtDays } from '#modules/ledger/days/split-at-days.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { selectEvents } from './sale-events.ts'

type Wish = {
  which?: SQL | undefined
  /**
   * True if only day, acquirer account, method and currency of a sale are needed, so that the platform's totals can be
   * used.
   */
  isOfPlatform?: boolean
}

/** An alias with the name of payments, so that the conditions of viewers and filters apply to both. */
const totals = alias(figureTotals, 'payments')

/**
 * Like `saleEvents`, for sums: a closed day that is completely in a period is read from its totals, which
 * represent its events at the day's first instant. Totals contain no single sale, and only viewers of whole
 * sales can use them.
 */
export async function saleFigures(
  viewer: SaleViewer,
  periods: readonly Bounds[],
  { which, isOfPlatform = false }: Wish = {},
): Promise<WithSubquery> {
  const lastDay = viewer.view === 'WHOLE' ? await lastSummedDay(viewer.scope) : undefined
  const { days, rest } = splitAtDays(periods, lastDay)
  const events = selectEvents(viewer, rest, { which })
  const isPlatform = viewer.earner.role === 'PLATFORM'
  const [share, given, later] = isPlatform
    ? [totals.platformShareCents, totals.platformGivenCents, totals.platformLaterCents]
    : [totals.producerShareCents, totals.producerGivenCents, totals.producerLaterCents]
  const ofClosedDays = sql`
    select ${totals.sellerId}, ${totals.productId}, ${totals.offerId}, ${totals.source}, ${totals.providerAccountId},
      ${totals.method}, ${totals.installments}, ${totals.currency}, ${totals.at}, ${totals.salesCount}, ${totals.grossCents}, ${totals.refundCount}, ${totals.refundCents},
      ${totals.chargebackCount}, ${totals.chargebackCents}, ${share}, ${given}, ${later}
    from ${figureTotals} ${sql.identifier('payments')}
    where ${and(viewer.sees, which, isOfPlatform ? isNull(totals.sellerId) : isNotNull(totals.sellerId), inPeriods(totals.at, days))}`
  const all = days.length === 0 ? events : sql`${events} union all ${ofClosedDays}`
  return new WithSubquery(all, {}, 'sale_event', true)
}
