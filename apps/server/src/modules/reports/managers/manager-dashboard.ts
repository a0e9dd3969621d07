import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import { type SellerStage, sellerStages } from '@balcao/domain/seller-care'
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../db/schema/accounts.ts'
import { orderShares, orders } from '../../../db/schema/orders.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import { payments } from '../../../db/schema/payments.ts'
import { sellerProfiles } from '../../../db/schema/sellers.ts'
import { invariant } from '../../../kit/invariant.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { isInForceAt } from '../../partners/managers/portfolio.ts'
import { asEarningManager, asManager, type SaleEyes } from '../../payments/sale-eyes.ts'
import { currenciesOf, everyDay, figuresByDay, inCurrency, salesOf, totalOf } from '../figures-by-day.ts'
import { listThingsToDo } from './list-things-to-do.ts'
import { sellerProgress } from './seller-progress.ts'

export const managerDashboardInput = z.strictObject({ range: z.enum(dateRanges).default('30') })

/**
 * What a manager earned in a period and in the one before it, and how the sellers in their care do. Amounts are those of one currency, in
 * which they sell most; others are named and left out.
 */
export async function managerDashboard(caller: Caller, input: z.output<typeof managerDashboardInput>) {
  const { current, previous } = periodsOf(input.range, caller.now)
  const [currency, ...otherCurrencies] = await currenciesOf(asManager(caller), current)
  const earned = inCurrency(asEarningManager(caller), currency)
  const sold = inCurrency(asManager(caller), currency)
  const [days, daysBefore, volume, volumeBefore, topSellers, portfolio, thingsToDo] = await Promise.all([
    figuresByDay(earned, current),
    figuresByDay(earned, previous),
    figuresByDay(sold, current),
    figuresByDay(sold, previous),
    bestSellers(earned, current),
    readPortfolio(caller, current),
    listThingsToDo(caller),
  ])
  return {
    currency,
    otherCurrencies,
    days: everyDay(current, days).map(({ day, approvedShareCents }) => ({ day, cents: approvedShareCents })),
    previousDays: everyDay(previous, daysBefore).map(({ day, approvedShareCents }) => ({
      day,
      cents: approvedShareCents,
    })),
    commission: pair(totalOf(days).approvedShareCents, totalOf(daysBefore).approvedShareCents),
    volume: pair(totalOf(volume).approvedGrossCents, totalOf(volumeBefore).approvedGrossCents),
    sales: pair(totalOf(volume).approvedCount, totalOf(volumeBefore).approvedCount),
    reversals: reversalsOf(totalOf(volume)),
    topSellers,
    portfolio,
    thingsToDo,
  }
}

const pair = (now: number, before: number) => ({ now, before })

function reversalsOf({ paidCount, refundedCount, chargebackCount }: ReturnType<typeof totalOf>) {
  return { paidCount, refundedCount, chargebackCount }
}

/** The sellers who brought most, by what the manager earned of them. */
function bestSellers(eyes: SaleEyes, period: Period) {
  return eyes.scope.tx
    .select({
      sellerId: users.id,
      name: users.name,
      grossCents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
      commissionCents: sql<number>`sum(${eyes.shareCents})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .leftJoin(orderShares, eyes.myShare)
    .where(and(salesOf(eyes, period), eq(payments.status, 'APPROVED')))
    .groupBy(users.id, users.name)
    .orderBy(desc(sql`4`), users.id)
    .limit(5)
}

/** How many sellers are in care now, how many of them sold or came in the period, and how far each has come. */
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
        eq(payments.status, 'APPROVED'),
        gte(payments.createdAt, period.from),
        lt(payments.createdAt, period.to),
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
      /** Who has it behind them. */
      sellers: step === 'REGISTERED' ? sellers : reachedBy[step],
      /** Who has come no further. */
      noFurther: noFurther.filter((one) => one === step).length,
    })),
  }
}
