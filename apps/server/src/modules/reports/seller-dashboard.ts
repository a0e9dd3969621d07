import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { sumCountedSales } from '#modules/imports/sum-counted-sales.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { listSales } from '#modules/payments/views/list-sales.ts'
import { asSeller, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { checkoutFunnel } from './checkout-funnel.ts'
import { figureSums, saleEvent } from './figures/sale-events.ts'
import { saleFigures } from './figures/sale-figures.ts'
import { compareDays, everyDay, inCurrency, ofProduct, totalOf } from './figures-by-day.ts'
import { dayOf } from './report-line.ts'
import { currenciesTried, outcomesByDay, triesByDay } from './tries-by-day.ts'

export const dashboardInput = z.object({
  range: z.enum(dateRanges).default('30'),
  productId: z.uuid().optional(),
})

/**
 * A seller's figures for a period and for the previous one, in the currency with the most sales. Other
 * currencies are named and left out, since amounts of two currencies cannot be added.
 */
export async function sellerDashboard(caller: Caller, input: z.output<typeof dashboardInput>) {
  const { productId } = input
  const periods = periodsOf(input.range, caller.now)
  const { current, previous } = periods
  const tried = await triesByDay(asSeller(caller), periods, productId)
  const [currency, ...otherCurrencies] = currenciesTried(tried, current)
  const viewer = inCurrency(asSeller(caller), currency)
  const [sums, funnel, balance, latest, imported] = await Promise.all([
    sumEvents(viewer, periods, productId),
    checkoutFunnel(caller, periods, { currency, productId }),
    getBalance(caller, caller.session.userId, currency),
    listSales(asSeller(caller), { limit: 6, productId }),
    sumCountedSales(caller, { from: current.from, to: current.to, currency, productId }),
  ])
  const outcomes = outcomesByDay(tried, currency)
  const { days, daysBefore } = compareDays(
    [...sums.current.days, ...sums.previous.days, ...outcomes],
    periods,
  )
  return {
    currency,
    otherCurrencies,
    period: { from: current.from.toISOString(), to: current.to.toISOString(), days: current.days },
    current: totalOf(days),
    previous: totalOf(daysBefore),
    /** Every day of the period. The last one is today, which is not over. */
    days: everyDay(current, days),
    previousDays: everyDay(previous, daysBefore),
    /** Sales of other platforms in the same period, included in no other figure here. */
    imported,
    methods: sums.current.methods,
    topProducts: await namedProducts(caller, sums.current.products),
    sources: comparedSources(sums.current.sources, sums.previous.sources),
    funnel,
    balance: {
      ...balance,
      nextRelease: balance.nextRelease && {
        ...balance.nextRelease,
        at: balance.nextRelease.at.toISOString(),
      },
    },
    latestSales: latest.rows,
  }
}

const shownProductsMax = 5
const shownSourcesMax = 6

/**
 * Sums of both periods by day, method, product and source, from one read of the events: planning this
 * statement takes PostgreSQL longer than running it.
 */
async function sumEvents(
  viewer: SaleViewer,
  { current, previous }: { current: Period; previous: Period },
  productId: string | undefined,
) {
  const rows = await viewer.scope.tx
    .with(await saleFigures(viewer, [previous, current], { which: ofProduct(productId) }))
    .select({
      isCurrent: sql<boolean>`${gte(saleEvent.at, current.from)}`,
      day: sql<string | null>`${dayOf(saleEvent.at)}`,
      method: sql<PaymentMethod | null>`${saleEvent.method}`,
      productId: sql<string | null>`${saleEvent.productId}`,
      /** Null also for a link without a source. */
      source: sql<string | null>`${saleEvent.source}`,
      ...figureSums,
    })
    .from(saleEvent)
    .groupBy(sql`grouping sets ((1, 2), (1, 3), (1, 4), (1, 5))`)
    .orderBy(sql`3, 4, 5`)
  const inPeriod = (wanted: boolean) => {
    const days = []
    const methods = []
    const products = []
    const sources = []
    for (const { isCurrent, day, method, productId, source, ...figures } of rows) {
      if (isCurrent !== wanted) continue
      const { salesCount: count, grossCents } = figures
      if (day !== null) days.push({ day, ...figures })
      else if (method !== null) methods.push({ method, count, grossCents })
      else if (productId !== null) products.push({ productId, count, grossCents })
      else if (count > 0) sources.push({ source, count, grossCents })
    }
    return { days, methods, products, sources }
  }
  return { current: inPeriod(true), previous: inPeriod(false) }
}

const byGross = (one: { grossCents: number }, other: { grossCents: number }) =>
  other.grossCents - one.grossCents

type ProductSum = { productId: string; count: number; grossCents: number }

/**
 * The best-selling products. Their names are read afterwards, because a join with the events misleads the
 * planner.
 */
async function namedProducts({ tx }: Caller, sums: readonly ProductSum[]) {
  const best = sums
    .filter(({ count }) => count > 0)
    .toSorted(byGross)
    .slice(0, shownProductsMax)
  if (best.length === 0) return []
  const ids = best.map(({ productId }) => productId)
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return best.map((sum) => ({ ...sum, name: names.get(sum.productId) ?? '' }))
}

type SourceSum = { source: string | null; count: number; grossCents: number }

/** The largest sources of the sales, each with the previous period. */
function comparedSources(now: readonly SourceSum[], before: readonly SourceSum[]) {
  const former = new Map(before.map(({ source, grossCents }) => [source, grossCents]))
  return now
    .toSorted(byGross)
    .slice(0, shownSourcesMax)
    .map((row) => ({ ...row, previousCents: former.get(row.source) ?? 0 }))
}
