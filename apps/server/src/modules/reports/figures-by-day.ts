import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent } from './figures/sale-events.ts'
import { saleFigures } from './figures/sale-figures.ts'
import { dayOf } from './report-line.ts'

export const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Currencies of the period's purchases, the one with the most purchases first; reais if there are none. */
export async function currenciesOf(viewer: SaleViewer, period: Period): Promise<[Currency, ...Currency[]]> {
  const rows = await viewer.scope.tx
    .select({ currency: payments.currency })
    .from(payments)
    .where(triedIn(viewer, period))
    .groupBy(payments.currency)
    .orderBy(sql`count(*) desc`, payments.currency)
  const [first = 'BRL', ...others] = rows.map(({ currency }) => currency)
  return [first, ...others]
}

export function inCurrency(viewer: SaleViewer, currency: Currency): SaleViewer {
  return { ...viewer, sees: and(viewer.sees, eq(payments.currency, currency)) }
}

const noAttempts = {
  cardCount: 0,
  cardApprovedCount: 0,
  pixCount: 0,
  pixPaidCount: 0,
  billetCount: 0,
  billetPaidCount: 0,
}
const nothing = {
  salesCount: 0,
  grossCents: 0,
  refundCount: 0,
  refundCents: 0,
  chargebackCount: 0,
  chargebackCents: 0,
  shareCents: 0,
  givenCents: 0,
  netCents: 0,
  ...noAttempts,
}
type Figures = typeof nothing
type FiguresOfDay = Figures & { day: string }

/** A period, and the previous one for comparison. */
export type Periods = { current: Period; previous: Period }
type Compared = { days: FiguresOfDay[]; daysBefore: FiguresOfDay[] }

/** The requested figures (docs/figures.md) by day of São Paulo, without empty days. */
export async function salesByDay(
  viewer: SaleViewer,
  periods: Periods,
  sums: Partial<typeof figureSums>,
): Promise<Compared> {
  return compareDays(await eventsByDay(viewer, periods, sums), periods)
}

/** Merges several reads by day, separately for each of the two periods. */
export function compareDays(
  rows: readonly (Partial<Figures> & { day: string })[],
  { current }: Periods,
): Compared {
  const byDay = new Map<string, FiguresOfDay>()
  for (const row of rows) byDay.set(row.day, { ...nothing, ...byDay.get(row.day), ...row })
  const firstDay = dayInSaoPaulo(current.from)
  const all = [...byDay.values()]
  return {
    days: all.filter(({ day }) => day >= firstDay),
    daysBefore: all.filter(({ day }) => day < firstDay),
  }
}

/** Reads both periods in one query, because planning costs as much as the rows. */
export async function eventsByDay(
  viewer: SaleViewer,
  { current, previous }: Periods,
  sums: Partial<typeof figureSums> = figureSums,
) {
  const isOfPlatform = viewer.earner.role === 'PLATFORM'
  return viewer.scope.tx
    .with(await saleFigures(viewer, [previous, current], { isOfPlatform }))
    .select({ day: dayOf(saleEvent.at), ...sums })
    .from(saleEvent)
    .groupBy(sql`1`)
}

export function totalOf(days: readonly Figures[]): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[]
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)] as const)
  return { ...nothing, ...Object.fromEntries(sums) }
}

/** Condition for the purchases started in a period. */
export function triedIn({ sees }: SaleViewer, period: Pick<Period, 'from' | 'to'>, productId?: string) {
  return and(
    sees,
    gte(payments.createdAt, period.from),
    lt(payments.createdAt, period.to),
    ofProduct(productId),
  )
}

export function ofProduct(productId: string | undefined) {
  return productId === undefined ? undefined : eq(payments.productId, productId)
}

/** Every day of the period, empty ones included, with the values of the sparklines. */
export function everyDay(period: Period, rows: readonly FiguresOfDay[]) {
  const first = dayInSaoPaulo(period.from)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: period.days }, (_, index) => {
    const day = addDays(first, index)
    const { salesCount, grossCents, netCents, cardCount, cardApprovedCount } = byDay.get(day) ?? nothing
    return { day, salesCount, grossCents, netCents, cardCount, cardApprovedCount }
  })
}
