import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { TierMeasure } from '@balcao/domain/people/commission-tiers'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gt, gte, notExists, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

type Seller = { affiliateId: string; productId: string; currency: Currency; by: TierMeasure }

/**
 * Volume of an affiliate: sales of the product that were made in this calendar month and are paid by now. A
 * sale that is being made does not count yet, and money that is being returned no longer counts. Renewals of
 * a subscription do not count.
 */
export async function readVolume(
  { tx, now }: Scope,
  { affiliateId, productId, currency, by }: Seller,
): Promise<number> {
  const firstDay = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  const bookedCents = sql`(${tx
    .select({ cents: sql`coalesce(sum(${payments.bookedCents}), 0)` })
    .from(payments)
    .where(eq(payments.orderId, orders.id))})`
  const isRenewal = tx
    .select({ id: subscriptionCycles.id })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.orderId, orders.id), gt(subscriptionCycles.number, 1)))
  const measured =
    by === 'SALES'
      ? sql`count(*)`
      : sql`coalesce(sum(least(${orders.itemsCents} - ${orders.discountCents}, ${bookedCents})), 0)`
  const [found] = await tx
    .select({ volume: sql<number>`${measured}`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.affiliateId, affiliateId),
        eq(orders.productId, productId),
        gte(orders.createdAt, startOfDayInSaoPaulo(firstDay)),
        by === 'AMOUNT' ? eq(orders.currency, currency) : undefined,
        gt(bookedCents, 0),
        notExists(isRenewal),
      ),
    )
  return found?.volume ?? 0
}
