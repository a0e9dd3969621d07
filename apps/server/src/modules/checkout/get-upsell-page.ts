import { AppError } from '@balcao/domain/app-error'
import { isWithinLimits } from '@balcao/domain/method-limits'
import type { UpsellPage } from '@balcao/domain/upsell-page'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import { loadOffer } from '../catalog/load-offer.ts'
import { showStep } from '../funnels/show-step.ts'
import { needsAddress, quoteInstallments } from './quote-order.ts'
import { signUpsellToken } from './upsell-token.ts'

const dayMs = 24 * 60 * 60_000

/**
 * What the buyer of a paid purchase is offered next, in the browser that bought and within a day. Null where there is nothing: no funnel, its
 * end, or an offer that can no longer be bought by one click.
 */
export async function getUpsellPage(
  scope: Scope,
  { paymentId, ownPaymentIds }: { paymentId: string; ownPaymentIds: readonly string[] },
): Promise<UpsellPage | null> {
  if (!ownPaymentIds.includes(paymentId)) throw new AppError('payment_not_found')
  const { app, tx, now } = scope
  const [sale] = await tx
    .select({
      payment: payments,
      order: orders,
      card: { brand: savedCards.brand, lastFour: savedCards.lastFour },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(savedCards, eq(savedCards.orderId, orders.id))
    .where(
      and(
        inArray(payments.id, [paymentId]),
        eq(payments.status, 'APPROVED'),
        eq(payments.certainty, 'KNOWN'),
        gt(payments.paidAt, new Date(now.getTime() - dayMs)),
      ),
    )
  if (!sale) return null
  const { payment, order, card } = sale
  if (payment.method === 'CREDIT_CARD' && card === null) return null
  const step = await showStep(scope, { firstPaymentId: paymentId, offerId: order.offerId })
  if (!step) return null
  const loaded = await loadOffer(scope, step.offerId).catch(refusedOnly)
  if (!loaded?.methods.includes(payment.method)) return null
  if (needsAddress(loaded, []) && order.address === null) return null
  const { offer, product, seller } = loaded
  const installments = quoteInstallments(loaded, { orderBumpsIds: [] })
  const priceCents = installments[0]?.total ?? offer.priceCents
  const { method } = payment
  const isTaken = isWithinLimits(loaded.platform.methodLimits, {
    method,
    currency: product.currency,
    priceCents,
  })
  if (!isTaken) return null
  return {
    firstPaymentId: paymentId,
    stepKey: step.key,
    token: signUpsellToken(app, paymentId, { ceilingCents: priceCents, stepKey: step.key }),
    locale: order.locale,
    currency: product.currency,
    sellerName: seller.name,
    colorPrimary: offer.builder.colorPrimary,
    orderCode: order.code,
    headline: step.headline,
    text: step.text,
    product: {
      name: product.name,
      description: product.description,
      imageUrl: product.imageKey === null ? null : app.store.publicUrl(product.imageKey),
      type: product.type,
    },
    offerId: offer.id,
    priceCents,
    installments: payment.method === 'CREDIT_CARD' ? installments : [],
    method: payment.method,
    card: payment.method === 'CREDIT_CARD' ? card : null,
  }
}

/** An offer that does not sell any more is no failure here: the buyer is simply not asked. */
function refusedOnly(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
