import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { TierMeasure } from '@balcao/domain/people/commission-tiers'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, exists, gte, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

type Seller = { affiliateId: string; productId: string; currency: Currency; by: TierMeasure }

/**
 * Volume of an affiliate: sales of the product that were made in this calendar month and are paid by now. A sale
 * that is being made does not count yet; a refunded or disputed sale no longer counts.
 */
export async function readVolume(
  { tx, now }: Scope,
  { affiliateId, productId, currency, by }: Seller,
): Promise<number> {
  const firstDay = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  const isPaid = exists(
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'APPROVED'))),
  )
  const measured =
    by === 'SALES' ? sql`count(*)` : sql`coalesce(sum(${orders.itemsCents} - ${orders.discountCents}), 0)`
  const [found] = await tx
    .select({ volume: sql<number>`${measured}`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.affiliateId, affiliateId),
        eq(orders.productId, productId),
        gte(orders.createdAt, startOfDayInSaoPaulo(firstDay)),
        by === 'AMOUNT' ? eq(orders.currency, currency) : undefined,
        isPaid,
      ),
    )
  return found?.volume ?? 0
}
