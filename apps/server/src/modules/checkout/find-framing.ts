import { type Framing, noFraming } from '@balcao/domain/checkout/framing'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { offers } from '#db/schema/catalog.ts'
import { upsellShowings } from '#db/schema/funnels.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const ofOrder = alias(payments, 'of_order')

/**
 * The sites whose pages may show the page of a payment: those of the checkout where the buyer started. An
 * offer accepted after a purchase has a checkout of its own, which the buyer never saw.
 */
export async function findFraming({ tx }: Scope, paymentId: string): Promise<Framing> {
  const [shown] = await tx
    .select({ firstPaymentId: upsellShowings.firstPaymentId })
    .from(payments)
    .innerJoin(ofOrder, eq(ofOrder.orderId, payments.orderId))
    .innerJoin(upsellShowings, eq(upsellShowings.paymentId, ofOrder.id))
    .where(eq(payments.id, paymentId))
    .limit(1)
  const [found] = await tx
    .select({ offerId: offers.id, sites: offers.allowedSites })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .where(eq(payments.id, shown?.firstPaymentId ?? paymentId))
  return found ?? noFraming
}
