import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { Locale } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { getPaymentView } from './get-payment-view.ts'
import type { PaymentViewer } from './payment-viewer.ts'

/** A payment as its page shows it, in the language of the purchase. */
export async function getPaymentPage(
  scope: Scope,
  paymentId: string,
  viewer: PaymentViewer,
): Promise<{ view: PaymentView; locale: Locale }> {
  const view = await getPaymentView(scope, paymentId, viewer)
  const [order] = await scope.tx
    .select({ locale: orders.locale })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, paymentId))
  return { view, locale: order?.locale ?? 'PT_BR' }
}
