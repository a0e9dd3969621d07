import type { CalendarDay } from '@balcao/domain/calendar'
import { and, desc, isNotNull, isNull, type SQL, sql, WithSubquery } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { figureDays, figureTotals } from '#db/schema/figures.ts'
import { type Bounds, inPeriods, splitAtDays } from '#modules/ledger/days/split-at-days.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import type { Scope } from '#scope.ts'
import { selectEvents } from './sale-events.ts'

type Wish = {
  which?: SQL | undefined
  /** Nothing of a sale is asked for but its day, method and currency: the whole platform's totals answer. */
  isOfPlatform?: boolean
}

/** Under the name of payments, so that the conditions of a viewer and of a filter are the same for both. */
const totals = alias(figureTotals, 'payments')

/**
 * Like `saleEvents`, for sums: a closed day that lies whole in a period comes from its totals, which stand
 * for its events at the day's first instant. They name no sale, and belong to those who see whole sales.
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
    select ${totals.sellerId}, ${totals.productId}, ${totals.offerId}, ${totals.source}, ${totals.method}, ${totals.installments},
      ${totals.currency}, ${totals.at}, ${totals.salesCount}, ${totals.grossCents}, ${totals.refundCount}, ${totals.refundCents},
      ${totals.chargebackCount}, ${totals.chargebackCents}, ${share}, ${given}, ${later}
    from ${figureTotals} ${sql.identifier('payments')}
    where ${and(viewer.sees, which, isOfPlatform ? isNull(totals.sellerId) : isNotNull(totals.sellerId), inPeriods(totals.at, days))}`
  const all = days.length === 0 ? events : sql`${events} union all ${ofClosedDays}`
  return new WithSubquery(all, {}, 'sale_event', true)
}

/** The last day with totals; staff who see some sellers only are shown none, and read the events. */
export async function lastSummedDay({ tx }: Pick<Scope, 'tx'>): Promise<CalendarDay | undefined> {
  const [last] = await tx
    .select({ day: figureDays.day })
    .from(figureDays)
    .orderBy(desc(figureDays.day))
    .limit(1)
  return last?.day
}
