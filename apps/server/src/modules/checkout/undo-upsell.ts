import { AppError } from '@balcao/domain/texts/app-error'
import type { Locale } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import { undoStep } from '#modules/funnels/undo-step.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import type { Scope } from '#scope.ts'

/** Reason of the refund that the buyer requests, shown to the seller and the buyer. */
const reasons: Readonly<Record<Locale, string>> = {
  PT_BR: 'Oferta adicional desfeita pelo comprador em até 5 minutos',
  EN_US: 'Extra offer undone by the buyer within 5 minutes',
  ES_ES: 'Oferta adicional deshecha por el comprador en menos de 5 minutos',
}

export const undoUpsellInput = z.object({ paymentId: z.uuid() })

/** Refunds a one-click purchase in full, without approval, within five minutes and in the same browser. */
export async function undoUpsell(
  scope: Scope,
  { paymentId }: z.output<typeof undoUpsellInput>,
  { ip, ownPaymentIds }: { ip: string; ownPaymentIds: readonly string[] },
): Promise<void> {
  if (!ownPaymentIds.includes(paymentId)) throw new AppError('payment_not_found')
  await undoStep(scope, paymentId)
  await askRefund(
    scope,
    { kind: 'WHOLE', paymentId, key: `undo ${paymentId}`, reason: reasons[await localeOf(scope, paymentId)] },
    { userId: null, ip, askedBy: 'BUYER' },
  )
}

async function localeOf({ tx }: Scope, paymentId: string): Promise<Locale> {
  const [order] = await tx
    .select({ locale: orders.locale })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, paymentId))
  invariant(order, `payment ${paymentId} has no order`)
  return order.locale
}
