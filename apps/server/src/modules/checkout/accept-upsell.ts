import { createHash, randomUUID } from 'node:crypto'
import { savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { affiliateOfLaterSales } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import type { OfferType } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { savedCards } from '#db/schema/cards.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { inSlotScope } from '#modules/acquirers/health/in-slot-scope.ts'
import { type AdmittedSavedCard, admitSavedCard } from '#modules/cards/admit-saved-card.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import { answerStep } from '#modules/funnels/answer-step.ts'
import { declineStep } from '#modules/funnels/decline-step.ts'
import { buyerOf } from '#modules/orders/buyer-of.ts'
import { createOrder } from '#modules/orders/create-order.ts'
import { feeInCurrency } from '#modules/orders/fee-in-currency.ts'
import { findFeePlan } from '#modules/orders/find-fee-plan.ts'
import { reserveSlot } from '#modules/orders/reserve-slot.ts'
import { findContracts } from '#modules/partners/find-contracts.ts'
import { startSubscription } from '#modules/subscriptions/start-subscription.ts'
import { inScope, type Scope } from '#scope.ts'
import { answerPurchase, type OpenedPurchase, type PurchaseAnswer } from './answer-purchase.ts'
import { claimIntent } from './claim-intent.ts'
import { upsellOffer } from './find-upsell-way.ts'
import { listUpsellAccounts } from './list-upsell-accounts.ts'
import { needsAddress, quoteOrder } from './quote-order.ts'
import { refuseDearerThanShown } from './refuse-dearer-than-shown.ts'
import { refuseOutsideLimits } from './refuse-outside-limits.ts'
import { readUpsellToken, type UpsellToken } from './upsell-token.ts'

export const acceptUpsellInput = z.object({
  upsellToken: z.string().min(1).max(400),
  offerId: z.uuid(),
  installments: z.int().min(1).max(12).default(1),
  shownCents: z.int().min(0).optional(),
})

type Accepted = z.output<typeof acceptUpsellInput>
export type UpsellBrowser = {
  ip: string
  /** Payments made in this browser. A token from another browser buys nothing. */
  ownPaymentIds: readonly string[]
  /**
   * The payments named by the cookie. A payment proven only by a frame's key, which is part of addresses,
   * charges no card.
   */
  cardPaymentIds: readonly string[]
}

/**
 * Buys a further offer of the same seller by one click after a purchase: by the saved card, or with a new
 * code. A token buys once, however often it is sent and for whichever offer; the answer contains the token of
 * the next offer.
 */
export async function acceptUpsell(
  app: App,
  platformId: string,
  accepted: Accepted,
  { ip, ownPaymentIds, cardPaymentIds }: UpsellBrowser,
): Promise<PurchaseAnswer> {
  const token = readUpsellToken(app, accepted.upsellToken)
  const provenIds = token?.method === 'PIX' || token?.method === 'BILLET' ? ownPaymentIds : cardPaymentIds
  if (!token || !provenIds.includes(token.paymentId)) throw new AppError('token_expired')
  const paymentId = randomUUID()
  const buy = () => buyMore(app, platformId, accepted, { token, paymentId, ip })
  return app.tracing.span('upsell', { platformId }, buy, { payment: paymentId, isFirst: true })
}

type Upsell = { token: UpsellToken; paymentId: string; ip: string }

async function buyMore(
  app: App,
  platformId: string,
  accepted: Accepted,
  { token, paymentId, ip }: Upsell,
): Promise<PurchaseAnswer> {
  const opened = await inSlotScope<OpenedPurchase>(app, { platformId, paymentId }, async (scope) => {
    const requestHash = createHash('sha256').update(accepted.offerId).digest('base64url')
    const former = await claimIntent(scope, { purchaseId: keyOf(token), requestHash, paymentId })
    if (former) return { kind: 'repeated', paymentId: former }
    return { kind: 'new', paymentId, ...(await openUpsell(scope, accepted, { token, paymentId, ip })) }
  })
  const { firstPaymentId, stepKey } = token
  const answer = await answerPurchase(app, platformId, opened, { isCard: true, firstPaymentId })
  // A charge with unknown outcome may have succeeded, so no other offer replaces it.
  const isRefused = answer.status === 'REJECTED' && !answer.payment.isConfirming
  if (stepKey !== '' && isRefused)
    await inScope(app, platformId, (scope) => declineStep(scope, answer.paymentId))
  return answer
}

async function openUpsell(
  scope: Scope,
  { offerId, installments, shownCents }: Accepted,
  { token, paymentId, ip }: Upsell,
) {
  const step = { firstPaymentId: token.paymentId, stepKey: token.stepKey }
  // Answered in the transaction of the charge: an earlier refusal by the buyer prevents the charge, and a
  // later refusal cannot hide it.
  if (step.stepKey !== '' && !(await answerStep(scope, step, { answer: 'ACCEPTED', paymentId })))
    throw new AppError('offer_unavailable')
  const { payment, order } = await findSale(scope, token.paymentId)
  const method = token.method ?? payment.method
  const offer = upsellOffer(await loadOffer(scope, offerId))
  const saved =
    method === 'CREDIT_CARD' ? await findSavedCard(scope, token.firstPaymentId, offer.offer.type) : null
  const [found, feePlan, contracts] = await Promise.all([
    listUpsellAccounts(scope, method, { tokenAccountId: saved?.tokenAccountId ?? null }),
    findFeePlan(scope, offerId, method),
    findContracts(scope, offerId, method),
  ])
  // The token belongs to a purchase of one seller; another seller cannot charge with it.
  if (offer.seller.id !== order.sellerId || offer.product.currency !== order.currency)
    throw new AppError('offer_unavailable')
  if (!offer.methods.includes(method)) throw new AppError('method_unavailable')
  const plan = feePlan && feeInCurrency(feePlan, offer.product.currency)
  if (found.accounts.length === 0 || !plan) throw new AppError('errorPaymentNotConfigured')
  if (needsAddress(offer, []) && order.address === null) throw new AppError('errorAddress')
  const quote = quoteOrder(offer, { orderBumpsIds: [], method, installments })
  refuseDearerThanShown(quote, shownCents)
  refuseOutsideLimits(offer, quote, method)
  if (quote.itemsCents + quote.shippingCents > token.ceilingCents) throw new AppError('offer_unavailable')
  const savedCardId = saved?.id ?? null
  const card =
    method === 'CREDIT_CARD'
      ? await takeSavedCard(scope, { savedCardId, paymentId, offerId, email: order.buyerEmail })
      : null
  const { reserved, choice } = await reserveSlot(scope, {
    ...found,
    paymentId,
    method,
    sellerId: order.sellerId,
    amountCents: quote.totalCents,
    installments: quote.installments,
    brand: card?.brand ?? null,
  })
  const buyer = buyerOf(order)
  const { isDemo } = payment
  const charge = await createOrder(scope, {
    paymentId,
    offer,
    plan,
    contracts,
    reserved,
    choice,
    buyer,
    quote,
    card,
    input: {
      paymentMethod: method,
      affiliateId: affiliateOfLaterSales(order),
      utmQuery: order.utm,
      referer: order.referer ?? undefined,
      fingerPrints: [],
    },
    ip,
    isDemo,
  })
  if (offer.offer.type === 'SUBSCRIPTION')
    startSubscription(scope, { orderId: charge.payment.orderId, offer, buyer, method, savedCardId, isDemo })
  return { charge, cardAttemptId: card?.attemptId ?? null }
}

/** The purchase of a payment, if it is paid: only paid purchases are offered more. */
async function findSale({ tx }: Scope, paymentId: string) {
  const [sale] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!sale) throw new AppError('payment_not_found')
  if (sale.payment.status !== 'APPROVED' || sale.payment.certainty !== 'KNOWN')
    throw new AppError('offer_unavailable')
  return sale
}

/**
 * The saved card of the first payment, never found by an e-mail address, which any visitor can type. A card
 * saved for one day cannot pay for a subscription.
 */
async function findSavedCard({ tx }: Scope, firstPaymentId: string, type: OfferType) {
  const [card] = await tx
    .select({ id: savedCards.id, tokenAccountId: savedCards.tokenAccountId })
    .from(savedCards)
    .innerJoin(payments, eq(payments.orderId, savedCards.orderId))
    .where(
      and(
        eq(payments.id, firstPaymentId),
        type === 'SUBSCRIPTION' ? eq(savedCards.consentVersion, savedCardConsent.version) : undefined,
      ),
    )
  return card ?? null
}

async function takeSavedCard(
  scope: Scope,
  wanted: Parameters<typeof admitSavedCard>[1],
): Promise<AdmittedSavedCard> {
  if (wanted.savedCardId === null) throw new AppError('errorRequired', { field: 'creditCard' })
  const admission = await admitSavedCard(scope, wanted)
  if (admission.kind === 'GONE') throw new AppError('errorCardDeclined')
  if (admission.kind === 'TRIED_TOO_OFTEN') throw new AppError('card_tries_exceeded')
  return admission.card
}

/** Idempotency key: one for each payment, step and method, even when tokens differ. */
function keyOf({ paymentId, stepKey, method }: UpsellToken): string {
  const intent = ['upsell after', paymentId, stepKey, ...(method ? [method] : [])].join(' ')
  const hash = createHash('sha256').update(intent).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
