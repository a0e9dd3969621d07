import type { Period } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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
type Periods = { current: Period; previous: Period }
export type FunnelCounts = { visits: number; starts: number; payments: number; approved: number }

/**
 * Visitors of a checkout in a period, and those who began to fill it in, made a payment, and paid. Visits are
 * counted only since a certain day: if it is inside the period, all four counts begin there, because
 * otherwise more people would have paid than visited. Null without a visit.
 */
export async function checkoutFunnel(
  caller: Caller,
  { current, previous }: Periods,
  wish: FunnelWish,
): Promise<{ since: string | null; current: FunnelCounts; previous: FunnelCounts | null } | null> {
  const visited = await countVisits(caller, { current, previous }, wish)
  const since = visited?.since
  if (!since || since > current.to) return null
  const isWhole = since <= current.from
  const hasPrevious = since <= previous.from
  const counted = isWhole ? current : { ...current, from: since }
  const paid = await countPayments(
    caller,
    { current: counted, previous: hasPrevious ? previous : counted },
    wish,
  )
  return {
    since: isWhole ? null : since.toISOString(),
    current: { ...visited.current, ...paid.current },
    previous: hasPrevious ? { ...visited.previous, ...paid.previous } : null,
  }
}

async function countVisits(caller: Caller, { current, previous }: Periods, wish: FunnelWish) {
  const inside = (period: Period) => {
    const isInside = within(checkoutHours.hour, period)
    return { visits: sum(checkoutHours.visits, isInside), starts: sum(checkoutHours.starts, isInside) }
  }
  const [row] = await caller.tx
    .select({
      since: sql<Date | null>`min(${checkoutHours.hour})`.mapWith(checkoutHours.hour),
      current: inside(current),
      previous: inside(previous),
    })
    .from(checkoutHours)
    .innerJoin(offers, eq(offers.id, checkoutHours.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(ofWish(caller, wish))
  return row
}

/** Counts orders, since a second try pays the same order. Renewals and one-click upsells used no checkout. */
async function countPayments(
  caller: Caller,
  { current, previous }: Periods,
  { currency, productId }: FunnelWish,
) {
  const orders = (condition: SQL) =>
    sql<number>`count(distinct ${payments.orderId}) filter (where ${condition})`.mapWith(Number)
  const isPaid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
  const inside = (period: Period) => {
    const isInside = within(payments.createdAt, period)
    return { payments: orders(isInside), approved: orders(sql`${isInside} and ${isPaid}`) }
  }
  const isRenewal = sql`exists (select from ${subscriptionCycles} where ${subscriptionCycles.platformId} = ${caller.platformId}
    and ${subscriptionCycles.orderId} = ${payments.orderId} and ${subscriptionCycles.number} > 1)`
  const isUpsell = sql`exists (select from ${upsellShowings} where ${upsellShowings.platformId} = ${caller.platformId}
    and ${upsellShowings.paymentId} = ${payments.id})`
  const viewer = inCurrency(asSeller(caller), currency)
  const both = { ...current, from: previous.from }
  const [row] = await caller.tx
    .select({ current: inside(current), previous: inside(previous) })
    .from(payments)
    .where(and(triedIn(viewer, both, productId), sql`not ${isRenewal}`, sql`not ${isUpsell}`))
  const none = { payments: 0, approved: 0 }
  return row ?? { current: none, previous: none }
}

const within = (at: PgColumn, { from, to }: Period) => sql`(${gte(at, from)} and ${lt(at, to)})`

function ofWish({ session }: Caller, { currency, productId }: FunnelWish) {
  return and(
    eq(products.sellerId, session.userId),
    eq(products.currency, currency),
    productId === undefined ? undefined : eq(products.id, productId),
  )
}
