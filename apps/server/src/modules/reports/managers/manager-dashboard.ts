import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import { type SellerStage, sellerStages } from '@balcao/domain/seller-care'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../db/schema/accounts.ts'
import { orderShares, orders } from '../../../db/schema/orders.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import { payments } from '../../../db/schema/payments.ts'
import { sellerProfiles } from '../../../db/schema/sellers.ts'
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
  const reached = tx
    .select({
      stage: sql<SellerStage>`${sellerProgress(caller).stage}`.as('stage'),
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
  const rows = await tx
    .select({
      stage: reached.stage,
      sellers: count(),
      newcomers: sql<number>`count(*) filter (where ${reached.isNew})`.mapWith(Number),
      selling: sql<number>`count(*) filter (where ${reached.hasSold})`.mapWith(Number),
    })
    .from(reached)
    .groupBy(reached.stage)
  const sum = (name: 'sellers' | 'newcomers' | 'selling') => rows.reduce((all, row) => all + row[name], 0)
  return {
    sellers: sum('sellers'),
    newcomers: sum('newcomers'),
    selling: sum('selling'),
    /** How many came at least so far. */
    funnel: sellerStages.map((stage, index) => ({
      stage,
      sellers: rows
        .filter((row) => sellerStages.indexOf(row.stage) >= index)
        .reduce((all, row) => all + row.sellers, 0),
    })),
  }
}
