import { createHash, randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { withoutTrial } from '@balcao/domain/money/subscription-price'
import { pixFrequencyOf } from '@balcao/domain/payments/automatic-pix'
import { AppError } from '@balcao/domain/texts/app-error'
import { logLevelOf } from '@balcao/domain/texts/error-codes'
import type { AutomaticPix } from '@balcao/providers/inputs'
import type { App } from '#app.ts'
import { invariant } from '#kit/invariant.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { writeGift } from '#modules/access/gifts/write-gift.ts'
import { withdrawAdConsent } from '#modules/accounts/privacy/withdraw-ad-consent.ts'
import { chargingInstallments, installmentsMaxOf } from '#modules/acquirers/accounts/charging-installments.ts'
import { chargingTwoCards } from '#modules/acquirers/accounts/charging-two-cards.ts'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { takingAutomaticPix } from '#modules/acquirers/accounts/taking-automatic-pix.ts'
import { takingCurrency } from '#modules/acquirers/accounts/taking-currency.ts'
import { inSlotScope } from '#modules/acquirers/health/in-slot-scope.ts'
import { takeSlot } from '#modules/acquirers/health/take-slot.ts'
import { planRoute } from '#modules/acquirers/routes/plan-route.ts'
import { claimSavedCard } from '#modules/cards/claim-saved-card.ts'
import { convertCart } from '#modules/carts/convert-cart.ts'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import { takeCoupon } from '#modules/coupons/take-coupon.ts'
import { noteLinkOrder } from '#modules/links/note-link-order.ts'
import { takeLink } from '#modules/links/take-link.ts'
import { createOrder } from '#modules/orders/create-order.ts'
import { feeInCurrency } from '#modules/orders/fee-in-currency.ts'
import { findFeePlan } from '#modules/orders/find-fee-plan.ts'
import { mayRenewByPix } from '#modules/orders/may-renew-by-pix.ts'
import { storeBirthDate } from '#modules/orders/store-birth-date.ts'
import type { Referral } from '#modules/partners/affiliates/referral.ts'
import { findContracts } from '#modules/partners/find-contracts.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import type { TwoCardsToAsk } from '#modules/payments/two-cards/ask-two-cards.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { startSubscription } from '#modules/subscriptions/start-subscription.ts'
import { noteAdConsent } from '#modules/tracking/note-ad-consent.ts'
import type { Scope } from '#scope.ts'
import { adultBirthDate } from './adult-birth-date.ts'
import { answerPurchase, type OpenedPurchase, type PurchaseAnswer } from './answer-purchase.ts'
import { claimIntent } from './claim-intent.ts'
import { leaveFormerChallenge } from './leave-former-challenge.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { inAtMost, quoteOrder } from './quote-order.ts'
import { refuseDearerThanShown } from './refuse-dearer-than-shown.ts'
import { refuseGift } from './refuse-gift.ts'
import { refuseOutsideLimits } from './refuse-outside-limits.ts'
import { refuseSecondTrial } from './refuse-second-trial.ts'
import { accountsForCard, takeCard } from './take-card.ts'
import { mayUseTwoCards, takeSecondCard, twoCardsToAsk } from './two-cards.ts'
import { validateBuyer } from './validate-buyer.ts'

/** The buyer's side of a purchase. Demo sales go through every step of a real one and are marked as demo. */
export type Visitor = {
  /** Unknown when a seller's own system buys for a buyer. */
  ip: string | undefined
  userAgent?: string
  isDemo?: true
  referral?: Referral
  /** Solution of the proof of work, if the server required one. */
  proof?: string | undefined
  /** Payments of this browser: none may still wait for its confirmation at a bank when the browser pays again. */
  ownPaymentIds?: readonly string[]
  /** The seller whose own system buys for a buyer through an API key: only their own offers are found. */
  bySeller?: { userId: string; apiKeyId: string; ip: string }
}

/**
 * One intent, one charge: order and payment are committed before the acquirer is called, and the same
 * purchase id gives the same payment whatever happens in between. Two short transactions, with the network
 * call between them and never inside.
 */
export async function purchase(
  app: App,
  platformId: string,
  input: PurchaseInput,
  visitor: Visitor,
): Promise<PurchaseAnswer> {
  const method = input.paymentMethod
  const startedAt = performance.now()
  const paymentId = randomUUID()
  const buy = async () => {
    await leaveFormerChallenge(app, platformId, input, visitor.ownPaymentIds ?? [])
    const opened = await openPurchase(app, platformId, { input, paymentId, visitor })
    return answerPurchase(app, platformId, opened, { isCard: method === 'CREDIT_CARD' })
  }
  try {
    return await app.tracing.span('purchase', { platformId, method }, buy, {
      payment: paymentId,
      isFirst: true,
    })
  } catch (error) {
    const outcome = error instanceof AppError && logLevelOf(error.code) !== 'error' ? 'refused' : 'failed'
    if (!isTestPlatform(platformId)) app.metrics.count('balcao_purchases_total', { method, outcome })
    throw error
  } finally {
    app.metrics.measure('balcao_purchase_duration_seconds', (performance.now() - startedAt) / 1000, {
      method,
    })
  }
}

async function openPurchase(
  app: App,
  platformId: string,
  { input, paymentId, visitor }: { input: PurchaseInput; paymentId: string; visitor: Visitor },
): Promise<OpenedPurchase> {
  const requestHash = hashOf(input)
  return inSlotScope<OpenedPurchase>(app, { platformId, paymentId }, async (scope) => {
    const claiming = claimIntent(scope, { purchaseId: input.purchaseId, requestHash, paymentId })
    const loading = loadShop(scope, input)
    // Ignored here: for a repeated purchase it does not matter that the offer was closed since.
    loading.catch(() => {})
    const former = await claiming
    if (former) {
      if (!input.adConsent) await withdrawAdConsent(scope, former)
      return { kind: 'repeated', paymentId: former }
    }
    const opened = await openCharge(scope, input, { paymentId, shop: await loading, visitor })
    return { kind: 'new', paymentId, ...opened }
  })
}

type Shop = Awaited<ReturnType<typeof loadShop>>

/** All reads of a purchase, sent at once. */
async function loadShop(scope: Scope, { offerId, paymentMethod }: PurchaseInput) {
  const [offer, accounts, plan, contracts] = await Promise.all([
    loadOffer(scope, offerId),
    listAccountsFor(scope, paymentMethod),
    findFeePlan(scope, offerId, paymentMethod),
    findContracts(scope, offerId, paymentMethod),
  ])
  return { offer, accounts, plan, contracts }
}

async function openCharge(
  scope: Scope,
  input: PurchaseInput,
  { paymentId, shop, visitor }: { paymentId: string; shop: Shop; visitor: Visitor },
): Promise<{ charge: ChargeToMake; cardAttemptId: string | null; twoCards: TwoCardsToAsk | null }> {
  const { paymentMethod, secondCard } = input
  const { accounts, contracts } = shop
  const { bySeller } = visitor
  if (bySeller && shop.offer.seller.id !== bySeller.userId) throw new AppError('offer_not_found')
  const byLink = input.paymentLink === undefined ? null : await takeLink(scope, input.paymentLink, shop.offer)
  const bought = byLink?.offer ?? shop.offer
  const wanted = input.withoutTrial ? { ...bought, offer: withoutTrial(bought.offer) } : bought
  const taking = takingCurrency(scope.app, accounts.accounts, wanted.product.currency)
  const open = secondCard ? chargingTwoCards(scope.app, taking) : taking
  const offer = inAtMost(installmentsMaxOf(scope.app, open), wanted)
  if (!offer.methods.includes(paymentMethod)) throw new AppError('method_unavailable')
  if (open.length === 0) throw new AppError('errorPaymentNotConfigured')
  if (secondCard && !mayUseTwoCards(offer, paymentMethod)) throw new AppError('method_unavailable')
  const buyer = validateBuyer(offer, input)
  await refuseSecondTrial(scope, offer, buyer)
  const birthDate = adultBirthDate(offer, input, scope.now)
  if (input.gift) refuseGift(offer, input.gift, { buyer, orderBumpsIds: input.orderBumpsIds, now: scope.now })
  // The price of a link is an agreement with one buyer or a few, so no coupon lowers it.
  if (byLink && input.coupon !== undefined) throw new AppError('coupon_not_here', { field: 'coupon' })
  const coupon =
    input.coupon === undefined ? undefined : await takeCoupon(scope, input.coupon, { loaded: offer, buyer })
  const quote = quoteOrder(offer, {
    orderBumpsIds: input.orderBumpsIds,
    deliveryOptionId: input.deliveryOptionId,
    deliveryFareCents: input.deliveryFare,
    coupon,
    method: paymentMethod,
    installments: input.creditCard?.installments ?? 1,
    secondCard: secondCard && {
      priceCents: secondCard.priceCents,
      secondInstallments: secondCard.installments,
    },
  })
  refuseDearerThanShown(quote, input.shownCents)
  refuseOutsideLimits(offer, quote, paymentMethod)
  const plan = shop.plan && feeInCurrency(shop.plan, offer.product.currency)
  if (!plan) throw new AppError('errorPaymentNotConfigured')
  const card =
    paymentMethod === 'CREDIT_CARD'
      ? await takeCard(scope, input, { offer, visitor: inBrowser(visitor) })
      : null
  const second =
    card && secondCard
      ? await takeSecondCard(scope, input, { offer, visitor: inBrowser(visitor), card })
      : null
  const route = planRoute(chargingInstallments(scope.app, open, quote.installments), accounts.lines, {
    paymentId,
    sellerId: offer.seller.id,
    amountCents: quote.totalCents,
    installments: quote.installments,
    brand: card?.brand ?? null,
  })
  const automaticPix = input.automaticPix ? askForAutomaticPix(scope, offer, paymentMethod) : undefined
  const able = automaticPix ? takingAutomaticPix(scope.app, route) : route
  if (able.length === 0) throw new AppError('method_unavailable')
  const chargeable = card ? accountsForCard(card, able) : able
  const usable = second ? accountsForCard(second, chargeable) : chargeable
  const reserved = await takeSlot(scope, { paymentId, method: paymentMethod, accounts: usable })
  const charge = await createOrder(scope, {
    paymentId,
    offer,
    plan,
    contracts,
    reserved,
    choice: card?.madeFor
      ? 'MADE_THE_TOKEN'
      : reserved.passedOver.length === 0
        ? 'FIRST_IN_ORDER'
        : 'FIRST_FREE',
    buyer,
    quote,
    coupon,
    card,
    secondCard: second ?? undefined,
    automaticPix,
    // Two cards are decided one after the other, and a second confirmation could leave the first charged.
    mayChallenge: card !== null && second === null && !visitor.isDemo,
    input: { ...input, referral: visitor.referral },
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    isDemo: visitor.isDemo ?? false,
  })
  const { orderId } = charge.payment
  if (bySeller)
    scope.tx.later(
      writeAudit(scope, bySeller, { action: 'sale.created', subject: paymentId, detail: { orderId } }),
    )
  if (input.gift) scope.tx.later(writeGift(scope, { orderId, gift: input.gift }))
  if (birthDate !== null) scope.tx.later(storeBirthDate(scope, { orderId, birthDate, ip: visitor.ip }))
  if (byLink) scope.tx.later(noteLinkOrder(scope, byLink.link, orderId))
  scope.tx.later(convertCart(scope, { cartId: input.abandonedCartId, offerId: offer.offer.id, orderId }))
  if (input.adConsent && visitor.ip !== undefined && !visitor.isDemo)
    await noteAdConsent(scope, {
      ...input.adConsent,
      orderId,
      productId: offer.product.id,
      ip: visitor.ip,
      userAgent: visitor.userAgent ?? null,
    })
  if (offer.offer.type === 'SUBSCRIPTION')
    startSubscription(scope, {
      orderId,
      offer,
      buyer,
      method: paymentMethod,
      savedCardId: input.creditCard?.creditCardId ?? null,
      pixAuthorization: automaticPix && { paymentId, ...automaticPix },
      isDemo: visitor.isDemo ?? false,
    })
  // None of two cards is saved: the buyer never agreed to a later charge on one of them alone.
  if (input.creditCard?.creditCardId !== undefined && !second)
    await claimSavedCard(scope, {
      savedCardId: input.creditCard.creditCardId,
      sellerId: offer.seller.id,
      orderId,
      buyerEmail: buyer.email,
      isUntried: false,
      charged: card?.fingerprint ?? null,
    })
  return {
    charge,
    cardAttemptId: card?.attemptId ?? null,
    twoCards: card && second ? twoCardsToAsk(charge, quote, [card, second]) : null,
  }
}

/** The authorisation requested with the first code: the agreed price, from the day of the first renewal on. */
function askForAutomaticPix(
  { now }: Scope,
  loaded: LoadedOffer,
  method: PurchaseInput['paymentMethod'],
): Extract<AutomaticPix, { kind: 'AUTHORIZE' }> {
  const { offer } = loaded
  const frequency = offer.frequencyInDays === null ? null : pixFrequencyOf(offer.frequencyInDays)
  if (method !== 'PIX' || frequency === null || !mayRenewByPix(loaded))
    throw new AppError('method_unavailable')
  return {
    kind: 'AUTHORIZE',
    frequency,
    startsOn: addDays(dayInSaoPaulo(now), offer.trialDays ?? offer.frequencyInDays ?? 0),
    debitAmount: offer.recurrencePriceCents ?? offer.priceCents,
  }
}

/** The visitor with an IP address: a card is typed in a browser, so the address is known. */
function inBrowser({ ip, ...visitor }: Visitor): Visitor & { ip: string } {
  invariant(ip, 'a card is not taken from a system of the seller')
  return { ...visitor, ip }
}

/**
 * Hash of a purchase: all fields except the key itself, the traffic source, the consent to reports, the way
 * the address was found, the amount shown, and the sealed card: sealing the same card twice gives two texts.
 * New fields of the form are included automatically.
 */
function hashOf(input: PurchaseInput): string {
  const {
    purchaseId: _key,
    creditCard,
    secondCard,
    isAddressTyped: _typed,
    shownCents: _shown,
    orderBumpsIds,
    utmQuery: _utm,
    referer: _referer,
    affiliateId: _affiliate,
    adConsent: _ads,
    abandonedCartId: _cart,
    fingerPrints: _prints,
    ...wanted
  } = input
  const intent = {
    ...wanted,
    installments: creditCard?.installments,
    ...(secondCard && { second: [secondCard.installments, secondCard.priceCents] }),
    orderBumpsIds: [...new Set(orderBumpsIds)].sort(),
  }
  const inOneOrder = Object.entries(intent).sort(([left], [right]) => (left < right ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOneOrder)).digest('base64url')
}
