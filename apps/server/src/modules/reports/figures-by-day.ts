import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { SaleEyes } from '../payments/sale-eyes.ts'

const paid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
const ofMethod = (method: PaymentMethod) => sql`${payments.method} = ${method}`
export const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
export const sumWhere = (column: typeof payments.amountCents | SQL, condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)

/** Those of the period's sales, that of most of them first; the real when there is none. */
export async function currenciesOf(
  eyes: SaleEyes,
  period: Period,
  productId?: string,
): Promise<[Currency, ...Currency[]]> {
  const rows = await eyes.scope.tx
    .select({ currency: payments.currency })
    .from(payments)
    .where(salesOf(eyes, period, productId))
    .groupBy(payments.currency)
    .orderBy(sql`count(*) desc`, payments.currency)
  const [first = 'BRL', ...others] = rows.map(({ currency }) => currency)
  return [first, ...others]
}

export function inCurrency(eyes: SaleEyes, currency: Currency): SaleEyes {
  return { ...eyes, sees: and(eyes.sees, eq(payments.currency, currency)) }
}

export type Figures = Omit<Awaited<ReturnType<typeof figuresByDay>>[number], 'day'>

/** The days that have a sale; those of São Paulo. */
export function figuresByDay(eyes: SaleEyes, period: Period, productId?: string) {
  return eyes.scope.tx
    .select({
      day: sql<string>`to_char(${payments.createdAt} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
      approvedCount: countWhere(sql`${payments.status} = 'APPROVED'`),
      approvedGrossCents: sumWhere(payments.amountCents, sql`${payments.status} = 'APPROVED'`),
      approvedShareCents: sumWhere(eyes.shareCents, sql`${payments.status} = 'APPROVED'`),
      cardCount: countWhere(sql`${ofMethod('CREDIT_CARD')} and ${payments.status} <> 'PENDING'`),
      cardApprovedCount: countWhere(sql`${ofMethod('CREDIT_CARD')} and ${paid}`),
      pixCount: countWhere(ofMethod('PIX')),
      pixPaidCount: countWhere(sql`${ofMethod('PIX')} and ${paid}`),
      billetCount: countWhere(ofMethod('BILLET')),
      billetPaidCount: countWhere(sql`${ofMethod('BILLET')} and ${paid}`),
      paidCount: countWhere(paid),
      refundedCount: countWhere(sql`${payments.status} = 'REFUNDED'`),
      refundedCents: sumWhere(payments.amountCents, sql`${payments.status} = 'REFUNDED'`),
      chargebackCount: countWhere(sql`${payments.status} = 'CHARGEBACK'`),
      chargebackCents: sumWhere(payments.amountCents, sql`${payments.status} = 'CHARGEBACK'`),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(orderShares, eyes.myShare)
    .where(salesOf(eyes, period, productId))
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

export function totalOf(days: readonly Figures[]): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[]
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)] as const)
  return { ...nothing, ...Object.fromEntries(sums) }
}

export function salesOf({ sees }: SaleEyes, period: Period, productId?: string) {
  return and(
    sees,
    gte(payments.createdAt, period.from),
    lt(payments.createdAt, period.to),
    productId === undefined ? undefined : eq(payments.productId, productId),
  )
}

/** Every day of the period, those without a sale too, with what the small pictures of the figures draw. */
export function everyDay(period: Period, rows: readonly (Figures & { day: string })[]) {
  const first = dayInSaoPaulo(period.from)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: period.days }, (_, index) => {
    const day = addDays(first, index)
    const { approvedCount, approvedGrossCents, approvedShareCents, cardCount, cardApprovedCount } =
      byDay.get(day) ?? nothing
    return { day, approvedCount, approvedGrossCents, approvedShareCents, cardCount, cardApprovedCount }
  })
}
