import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { upsellShowings } from '#db/schema/funnels.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { checkoutHours } from '#db/schema/tracking.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { inCurrency, triedIn } from './figures-by-day.ts'
import { sum } from './report-line.ts'

export type FunnelWish = { currency: Currency; productId: string | undefined }
export type FunnelCounts = { visits: number; starts: number; payments: number; approved: number }

/**
 * Visitors of a checkout in a period, those who began to fill it in, made a payment, and paid. Visits are
 * counted since a day of their own: where it is inside the period, all four counts begin there, or more would
 * have paid than came. Null without a visit.
 */
export async function checkoutFunnel(
  caller: Caller,
  { current, previous }: { current: Period; previous: Period },
  wish: FunnelWish,
): Promise<{ since: string | null; current: FunnelCounts; previous: FunnelCounts | null } | null> {
  const [first] = await caller.tx
    .select({ hour: sql<Date | null>`min(${checkoutHours.hour})`.mapWith(checkoutHours.hour) })
    .from(checkoutHours)
    .innerJoin(offers, eq(offers.id, checkoutHours.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(ofWish(caller, wish))
  const since = first?.hour
  if (!since || since > current.to) return null
  const isWhole = since <= current.from
  const [now, before] = await Promise.all([
    countPeriod(caller, isWhole ? current : { ...current, from: since }, wish),
    since <= previous.from ? countPeriod(caller, previous, wish) : null,
  ])
  return { since: isWhole ? null : since.toISOString(), current: now, previous: before }
}

async function countPeriod(caller: Caller, period: Period, wish: FunnelWish): Promise<FunnelCounts> {
  const [visited, paid] = await Promise.all([
    countVisits(caller, period, wish),
    countPayments(caller, period, wish),
  ])
  return { ...visited, ...paid }
}

async function countVisits(caller: Caller, { from, to }: Period, wish: FunnelWish) {
  const [row] = await caller.tx
    .select({ visits: sum(checkoutHours.visits), starts: sum(checkoutHours.starts) })
    .from(checkoutHours)
    .innerJoin(offers, eq(offers.id, checkoutHours.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(ofWish(caller, wish), gte(checkoutHours.hour, from), lt(checkoutHours.hour, to)))
  return row ?? { visits: 0, starts: 0 }
}

/**
 * Counts orders, since a second try pays the same one. Renewals and one-click upsells came through no
 * checkout.
 */
async function countPayments(caller: Caller, period: Period, { currency, productId }: FunnelWish) {
  const orders = (condition = sql`true`) =>
    sql<number>`count(distinct ${payments.orderId}) filter (where ${condition})`.mapWith(Number)
  const isRenewal = sql`exists (select from ${subscriptionCycles} where ${subscriptionCycles.platformId} = ${caller.platformId}
    and ${subscriptionCycles.orderId} = ${payments.orderId} and ${subscriptionCycles.number} > 1)`
  const isUpsell = sql`exists (select from ${upsellShowings} where ${upsellShowings.platformId} = ${caller.platformId}
    and ${upsellShowings.paymentId} = ${payments.id})`
  const [row] = await caller.tx
    .select({
      payments: orders(),
      approved: orders(sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`),
    })
    .from(payments)
    .where(
      and(
        triedIn(inCurrency(asSeller(caller), currency), period, productId),
        sql`not ${isRenewal}`,
        sql`not ${isUpsell}`,
      ),
    )
  return row ?? { payments: 0, approved: 0 }
}

function ofWish({ session }: Caller, { currency, productId }: FunnelWish) {
  return and(
    eq(products.sellerId, session.userId),
    eq(products.currency, currency),
    productId === undefined ? undefined : eq(products.id, productId),
  )
}
