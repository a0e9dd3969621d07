import { cardBrandName } from '@balcao/domain/cards/card'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, sql } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import { offers } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import { answerStep } from '#modules/funnels/answer-step.ts'
import { findStep } from '#modules/funnels/find-step.ts'
import { showStep } from '#modules/funnels/show-step.ts'
import type { Scope } from '#scope.ts'
import { findUpsellWay, upsellOffer } from './find-upsell-way.ts'
import { needsAddress } from './quote-order.ts'
import { signUpsellToken } from './upsell-token.ts'

const dayMs = 24 * 60 * 60_000

/**
 * The next offer for the buyer of a paid purchase, in the same browser and within a day. Null without one: no
 * funnel, its end, or an offer that one click can no longer buy. A saved card is offered only if an acquirer
 * charges it again, and never inside another site's page, which could cover the button.
 */
export async function getUpsellPage(
  scope: Scope,
  wanted: { paymentId: string; ownPaymentIds: readonly string[]; isFramed: boolean },
): Promise<UpsellPage | null> {
  const { paymentId, ownPaymentIds, isFramed } = wanted
  if (!ownPaymentIds.includes(paymentId)) throw new AppError('payment_not_found')
  const sale = await findPaidSale(scope, paymentId)
  if (!sale) return null
  const { payment, order, card, colorPrimary } = sale
  const step = await findStep(scope, {
    firstPaymentId: paymentId,
    orderId: order.id,
    offerId: order.offerId,
  })
  if (!step) return null
  const loaded = await loadOffer(scope, step.offerId).then(upsellOffer, refusedOnly)
  const paid = { paymentId, method: payment.method, card: step.isCardDeclined || isFramed ? null : card }
  const way = loaded && fits(loaded, order) ? await findUpsellWay(scope, loaded, paid) : null
  const again = () => getUpsellPage(scope, wanted)
  if (!loaded || !way) {
    if (!step.isCardDeclined) return null
    // A refused card without another way to pay counts as a refusal of the step.
    await answerStep(scope, { firstPaymentId: paymentId, stepKey: step.key }, { answer: 'REFUSED' })
    return again()
  }
  const { offer, product, seller } = loaded
  const shown = { firstPaymentId: paymentId, priceCents: offer.priceCents }
  if (!(await showStep(scope, step, shown))) return again()
  const { method, priceCents, installments } = way
  return {
    firstPaymentId: paymentId,
    stepKey: step.key,
    token: signUpsellToken(scope.app, paymentId, { ceilingCents: priceCents, stepKey: step.key, method }),
    locale: order.locale,
    currency: product.currency,
    sellerName: seller.name,
    colorPrimary,
    orderCode: order.code,
    headline: step.headline,
    text: step.text,
    product: {
      name: product.name,
      description: product.description,
      imageUrl: product.imageKey === null ? null : scope.app.store.publicUrl(product.imageKey),
      type: product.type,
    },
    offerId: offer.id,
    priceCents,
    installments,
    method,
    card:
      method === 'CREDIT_CARD' && card ? { lastFour: card.lastFour, brand: cardBrandName(card.brand) } : null,
  }
}

/** Whether the data of the purchase is enough to buy this offer as well. */
function fits(
  offer: LoadedOffer,
  { currency, address }: Pick<typeof orders.$inferSelect, 'currency' | 'address'>,
) {
  return offer.product.currency === currency && !(needsAddress(offer, []) && address === null)
}

async function findPaidSale({ tx, now }: Scope, paymentId: string) {
  const [sale] = await tx
    .select({
      payment: payments,
      order: orders,
      card: {
        brand: savedCards.brand,
        lastFour: savedCards.lastFour,
        tokenAccountId: savedCards.tokenAccountId,
      },
      /** Colour of the checkout where the buyer started. */
      colorPrimary: sql<string>`${offers.builder} ->> 'colorPrimary'`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .leftJoin(savedCards, and(eq(savedCards.orderId, orders.id), gt(savedCards.expiresAt, now)))
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.status, 'APPROVED'),
        eq(payments.certainty, 'KNOWN'),
        gt(payments.paidAt, new Date(now.getTime() - dayMs)),
      ),
    )
  return sale
}

/** A closed offer is no failure here: the step is skipped. */
function refusedOnly(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
