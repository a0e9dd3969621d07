import type { Framing } from '@balcao/domain/framing'
import { eq, sql } from 'drizzle-orm'
import { offers } from '#db/schema/catalog.ts'
import { upsellShowings } from '#db/schema/funnels.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/**
 * The sites whose pages may show the page of a payment: those of the checkout that its buyer came from. What
 * was offered after a purchase has a checkout of its own, which the buyer never saw.
 */
export async function findFraming({ tx }: Scope, paymentId: string): Promise<Framing> {
  const first = sql`coalesce((
    select shown.first_payment_id from ${upsellShowings} shown
    join ${payments} taken on taken.platform_id = shown.platform_id and taken.id = shown.payment_id
    join ${payments} asked on asked.platform_id = taken.platform_id and asked.order_id = taken.order_id
    where asked.id = ${paymentId} limit 1), ${paymentId})`
  const [found] = await tx
    .select({ offerId: offers.id, sites: offers.allowedSites })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .where(sql`${payments.id} = ${first}`)
  return found ?? { offerId: '', sites: [] }
}
