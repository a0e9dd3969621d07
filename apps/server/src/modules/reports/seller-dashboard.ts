import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import { desc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { listSales } from '#modules/payments/views/list-sales.ts'
import { asSeller, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { checkoutFunnel } from './checkout-funnel.ts'
import { figureSums, saleEvent, saleEvents } from './figures/sale-events.ts'
import { currenciesOf, everyDay, figuresByDay, inCurrency, ofProduct, totalOf } from './figures-by-day.ts'
import { revenueBySource } from './revenue-by-source.ts'

export const dashboardInput = z.object({
  range: z.enum(dateRanges).default('30'),
  productId: z.uuid().optional(),
})

/**
 * A seller's figures for a period and for the one before. They are in the currency with most sales; sales in
 * others are named and left out, since amounts of two currencies have no sum.
 */
export async function sellerDashboard(caller: Caller, input: z.output<typeof dashboardInput>) {
  const periods = periodsOf(input.range, caller.now)
  const { current, previous } = periods
  const [currency, ...otherCurrencies] = await currenciesOf(asSeller(caller), current, input.productId)
  const viewer = inCurrency(asSeller(caller), currency)
  const [{ days, daysBefore }, methods, topProducts, sources, funnel, balance, latest] = await Promise.all([
    figuresByDay(viewer, periods, input.productId),
    revenueByMethod(viewer, current, input.productId),
    bestProducts(viewer, current),
    revenueBySource(viewer, periods, input.productId),
    checkoutFunnel(caller, periods, { currency, productId: input.productId }),
    getBalance(caller, caller.session.userId, currency),
    listSales(asSeller(caller), { limit: 6, productId: input.productId }),
  ])
  return {
    currency,
    otherCurrencies,
    period: { from: current.from.toISOString(), to: current.to.toISOString(), days: current.days },
    current: totalOf(days),
    previous: totalOf(daysBefore),
    /** Every day of the period. The last is today and not over. */
    days: everyDay(current, days),
    previousDays: everyDay(previous, daysBefore),
    methods,
    topProducts,
    sources,
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

function revenueByMethod(viewer: SaleViewer, period: Period, productId: string | undefined) {
  return viewer.scope.tx
    .with(saleEvents(viewer, period, ofProduct(productId)))
    .select({
      method: saleEvent.method,
      count: figureSums.salesCount,
      grossCents: figureSums.grossCents,
    })
    .from(saleEvent)
    .groupBy(saleEvent.method)
    .orderBy(saleEvent.method)
}

function bestProducts(viewer: SaleViewer, period: Period) {
  return viewer.scope.tx
    .with(saleEvents(viewer, period))
    .select({
      productId: products.id,
      name: products.name,
      count: figureSums.salesCount,
      grossCents: figureSums.grossCents,
    })
    .from(saleEvent)
    .innerJoin(products, eq(products.id, saleEvent.productId))
    .groupBy(products.id, products.name)
    .having(gt(figureSums.salesCount, 0))
    .orderBy(desc(figureSums.grossCents))
    .limit(5)
}
