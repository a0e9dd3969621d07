import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { dateRanges, type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '../../db/schema/catalog.ts'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Caller } from '../../rpc/caller.ts'
import { getBalance } from '../ledger/get-balance.ts'
import { listSales } from '../payments/list-sales.ts'
import { asSeller, type SaleEyes } from '../payments/sale-eyes.ts'

const paid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
const ofMethod = (method: PaymentMethod) => sql`${payments.method} = ${method}`
const count = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const sum = (column: typeof payments.amountCents | SQL, condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)

export const dashboardInput = z.object({
  range: z.enum(dateRanges).default('30'),
  productId: z.uuid().optional(),
})

/**
 * A seller's numbers for a period and for the one before it, counted from the sales themselves. They are those of one currency, in which the
 * seller sells most; sales in others are named and left out, since amounts of two currencies have no sum.
 */
export async function sellerDashboard(caller: Caller, input: z.output<typeof dashboardInput>) {
  const { current, previous } = periodsOf(input.range, caller.now)
  const [currency, ...otherCurrencies] = await currenciesOf(asSeller(caller), current, input.productId)
  const eyes = inCurrency(asSeller(caller), currency)
  const [days, daysBefore, methods, topProducts, balance, latest] = await Promise.all([
    figuresByDay(eyes, current, input.productId),
    figuresByDay(eyes, previous, input.productId),
    revenueByMethod(eyes, current, input.productId),
    bestProducts(eyes, current),
    getBalance(caller, caller.session.userId, currency),
    listSales(asSeller(caller), { limit: 6, productId: input.productId }),
  ])
  return {
    currency,
    otherCurrencies,
    period: { from: current.from.toISOString(), to: current.to.toISOString(), days: current.days },
    current: total(days),
    previous: total(daysBefore),
    /** Every day of the period. The last is today and not over yet. */
    days: series(current, days),
    previousDays: series(previous, daysBefore),
    methods,
    topProducts,
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

/** Those of the period's sales, that of most of them first; the real when there is none. */
async function currenciesOf(
  eyes: SaleEyes,
  period: Period,
  productId: string | undefined,
): Promise<[Currency, ...Currency[]]> {
  const rows = await eyes.scope.tx
    .select({ currency: payments.currency })
    .from(payments)
    .where(ownSales(eyes, period, productId))
    .groupBy(payments.currency)
    .orderBy(sql`count(*) desc`, payments.currency)
  const [first = 'BRL', ...others] = rows.map(({ currency }) => currency)
  return [first, ...others]
}

function inCurrency(eyes: SaleEyes, currency: Currency): SaleEyes {
  return { ...eyes, sees: and(eyes.sees, eq(payments.currency, currency)) }
}

type Figures = Omit<Awaited<ReturnType<typeof figuresByDay>>[number], 'day'>

/** The days that have a sale; those of São Paulo. */
function figuresByDay(eyes: SaleEyes, period: Period, productId: string | undefined) {
  return eyes.scope.tx
    .select({
      day: sql<string>`to_char(${payments.createdAt} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
      approvedCount: count(sql`${payments.status} = 'APPROVED'`),
      approvedGrossCents: sum(payments.amountCents, sql`${payments.status} = 'APPROVED'`),
      approvedShareCents: sum(eyes.shareCents, sql`${payments.status} = 'APPROVED'`),
      cardCount: count(sql`${ofMethod('CREDIT_CARD')} and ${payments.status} <> 'PENDING'`),
      cardApprovedCount: count(sql`${ofMethod('CREDIT_CARD')} and ${paid}`),
      pixCount: count(ofMethod('PIX')),
      pixPaidCount: count(sql`${ofMethod('PIX')} and ${paid}`),
      billetCount: count(ofMethod('BILLET')),
      billetPaidCount: count(sql`${ofMethod('BILLET')} and ${paid}`),
      paidCount: count(paid),
      refundedCount: count(sql`${payments.status} = 'REFUNDED'`),
      refundedCents: sum(payments.amountCents, sql`${payments.status} = 'REFUNDED'`),
      chargebackCount: count(sql`${payments.status} = 'CHARGEBACK'`),
      chargebackCents: sum(payments.amountCents, sql`${payments.status} = 'CHARGEBACK'`),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(orderShares, eyes.myShare)
    .where(ownSales(eyes, period, productId))
    .groupBy(sql`1`)
}

const nothing: Figures = {
  approvedCount: 0,
  approvedGrossCents: 0,
  approvedShareCents: 0,
  cardCount: 0,
  cardApprovedCount: 0,
  pixCount: 0,
  pixPaidCount: 0,
  billetCount: 0,
  billetPaidCount: 0,
  paidCount: 0,
  refundedCount: 0,
  refundedCents: 0,
  chargebackCount: 0,
  chargebackCents: 0,
}

function total(days: readonly Figures[]): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[]
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)] as const)
  return { ...nothing, ...Object.fromEntries(sums) }
}

function ownSales({ sees }: SaleEyes, period: Period, productId: string | undefined) {
  return and(
    sees,
    gte(payments.createdAt, period.from),
    lt(payments.createdAt, period.to),
    productId === undefined ? undefined : eq(payments.productId, productId),
  )
}

/** Every day of the period, those without a sale too, with what the small pictures of the figures draw. */
function series(period: Period, rows: readonly (Figures & { day: string })[]) {
  const first = dayInSaoPaulo(period.from)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: period.days }, (_, index) => {
    const day = addDays(first, index)
    const { approvedCount, approvedGrossCents, approvedShareCents, cardCount, cardApprovedCount } =
      byDay.get(day) ?? nothing
    return { day, approvedCount, approvedGrossCents, approvedShareCents, cardCount, cardApprovedCount }
  })
}

function revenueByMethod(eyes: SaleEyes, period: Period, productId: string | undefined) {
  return eyes.scope.tx
    .select({
      method: payments.method,
      count: count(sql`${payments.status} = 'APPROVED'`),
      grossCents: sum(payments.amountCents, sql`${payments.status} = 'APPROVED'`),
    })
    .from(payments)
    .where(ownSales(eyes, period, productId))
    .groupBy(payments.method)
    .orderBy(payments.method)
}

function bestProducts(eyes: SaleEyes, period: Period) {
  return eyes.scope.tx
    .select({
      productId: products.id,
      name: products.name,
      count: sql<number>`count(*)`.mapWith(Number),
      grossCents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(products, eq(products.id, payments.productId))
    .where(and(ownSales(eyes, period, undefined), eq(payments.status, 'APPROVED')))
    .groupBy(products.id, products.name)
    .orderBy(sql`4 desc`)
    .limit(5)
}
