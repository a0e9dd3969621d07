import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import { type SellerStage, sellerStages } from '@balcao/domain/people/seller-care'
import { and, count, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { payments } from '#db/schema/payments.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { invariant } from '#kit/invariant.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import { asEarningManager, asManager, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents, saleSums } from '#modules/reports/figures/sale-events.ts'
import { currenciesOf, everyDay, inCurrency, salesByDay, totalOf } from '#modules/reports/figures-by-day.ts'
import type { Caller } from '#rpc/caller.ts'
import { listThingsToDo } from './list-things-to-do.ts'
import { sellerProgress } from './seller-progress.ts'

export const managerDashboardInput = z.strictObject({ range: z.enum(dateRanges).default('30') })

/**
 * A manager's earnings in a period and in the previous one, and the state of the portfolio. Amounts are in
 * the currency with the most sales; other currencies are named and left out.
 */
export async function managerDashboard(caller: Caller, input: z.output<typeof managerDashboardInput>) {
  const periods = periodsOf(input.range, caller.now)
  const { current, previous } = periods
  const [currency, ...otherCurrencies] = await currenciesOf(asManager(caller), current)
  const earned = inCurrency(asEarningManager(caller), currency)
  const sold = inCurrency(asManager(caller), currency)
  const [earnings, sales, topSellers, portfolio, thingsToDo] = await Promise.all([
    salesByDay(earned, periods, { netCents: figureSums.netCents }),
    salesByDay(sold, periods, saleSums),
    bestSellers(earned, current),
    readPortfolio(caller, current),
    listThingsToDo(caller),
  ])
  const { days, daysBefore } = earnings
  const volume = totalOf(sales.days)
  const volumeBefore = totalOf(sales.daysBefore)
  return {
    currency,
    otherCurrencies,
    days: everyDay(current, days).map(({ day, netCents }) => ({ day, cents: netCents })),
    previousDays: everyDay(previous, daysBefore).map(({ day, netCents }) => ({
      day,
      cents: netCents,
    })),
    commission: pair(totalOf(days).netCents, totalOf(daysBefore).netCents),
    volume: pair(volume.grossCents, volumeBefore.grossCents),
    sales: pair(volume.salesCount, volumeBefore.salesCount),
    reversals: reversalsOf(volume),
    topSellers,
    portfolio,
    thingsToDo,
  }
}

const pair = (now: number, before: number) => ({ now, before })

function reversalsOf({ salesCount, refundCount, chargebackCount }: ReturnType<typeof totalOf>) {
  return { salesCount, refundCount, chargebackCount }
}

/** The best sellers by the manager's earnings. */
function bestSellers(viewer: SaleViewer, period: Period) {
  return viewer.scope.tx
    .with(saleEvents(viewer, [period]))
    .select({
      sellerId: users.id,
      name: users.name,
      grossCents: figureSums.grossCents,
      commissionCents: figureSums.netCents,
    })
    .from(saleEvent)
    .innerJoin(users, eq(users.id, saleEvent.sellerId))
    .groupBy(users.id, users.name)
    .having(gt(figureSums.salesCount, 0))
    .orderBy(desc(sql`4`), users.id)
    .limit(5)
}

/** Sellers in care now, the ones among them who sold or joined in the period, and the progress of each. */
async function readPortfolio(caller: Caller, period: Period) {
  const { tx, now, session } = caller
  const inCare = and(eq(managerContracts.managerId, session.userId), isInForceAt(now))
  const { stage, has } = sellerProgress(caller)
  const reached = tx
    .select({
      stage: sql<SellerStage>`${stage}`.as('stage'),
      hasDocuments: sql<boolean>`${has.DOCUMENTS}`.as('has_documents'),
      hasProduct: sql<boolean>`${has.PRODUCT}`.as('has_product'),
      hasSale: sql<boolean>`${has.SALE}`.as('has_sale'),
      isNew: sql<boolean>`${users.createdAt} >= ${period.from.toISOString()}::timestamptz`.as('is_new'),
      hasSold: sql<boolean>`exists (select from ${payments} where ${and(
        eq(payments.platformId, caller.platformId),
        eq(payments.sellerId, users.id),
        gte(payments.paidAt, period.from),
        lt(payments.paidAt, period.to),
      )})`.as('has_sold'),
    })
    .from(managerContracts)
    .innerJoin(users, eq(users.id, managerContracts.sellerId))
    .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
    .where(inCare)
    .as('reached')
  const counted = (condition: SQL | SQL.Aliased) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [sums] = await tx
    .select({
      sellers: count(),
      newcomers: counted(reached.isNew),
      selling: counted(reached.hasSold),
      DOCUMENTS: counted(reached.hasDocuments),
      PRODUCT: counted(reached.hasProduct),
      SALE: counted(reached.hasSale),
      noFurther: sql<SellerStage[]>`coalesce(array_agg(${reached.stage}), '{}')`,
    })
    .from(reached)
  invariant(sums, 'sums without a group are one row')
  const { sellers, newcomers, selling, noFurther, ...reachedBy } = sums
  return {
    sellers,
    newcomers,
    selling,
    funnel: sellerStages.map((step) => ({
      stage: step,
      /** Number of sellers who completed the step. */
      sellers: step === 'REGISTERED' ? sellers : reachedBy[step],
      /** Number of sellers whose furthest step this is. */
      noFurther: noFurther.filter((one) => one === step).length,
    })),
  }
}
