import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import type { PaymentView } from '@balcao/domain/checkout-page'
import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { isSealedCard } from '@balcao/providers/adapter/open-card'
import { addJob } from '../../add-job.ts'
import type { App } from '../../app.ts'
import { inScope, type Scope } from '../../scope.ts'
import { openSealedCard } from '../acquirers/open-sealed-card.ts'
import { listAccountsFor } from '../acquirers/provider-account.ts'
import { takeSeat } from '../acquirers/take-seat.ts'
import { loadOffer } from '../catalog/load-offer.ts'
import { askAcquirers, type ChargeToMake, recordAnswer } from '../payments/ask-acquirers.ts'
import { getPaymentView } from '../payments/get-payment-view.ts'
import { mailPixCodeJob } from '../payments/mail-pix-code.job.ts'
import { type PaymentFacts, paymentViewOf } from '../payments/payment-view.ts'
import { claimIntent } from './claim-intent.ts'
import { createOrder } from './create-order.ts'
import { findFeePlan } from './find-fee-plan.ts'
import { newOrderCode } from './order-code.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { quoteOrder } from './quote-order.ts'
import { signUpsellToken } from './upsell-token.ts'
import { validateBuyer } from './validate-buyer.ts'

export type PurchaseAnswer = {
  method: PaymentMethod
  status: PaymentStatus
  paymentId: string
  payment: PaymentView
  upsellToken: string
}

/** Who buys. Demo sales go through every step of a real one and are marked as what they are. */
export type Visitor = { ip: string; isDemo?: true }

/** What the buyer is shown of the sale besides its payment. */
type ShownOfSale = Omit<PaymentFacts, 'payment'>

type OpenedPurchase =
  | { kind: 'repeated'; paymentId: string }
  | { kind: 'new'; charge: ChargeToMake; shown: ShownOfSale }

/**
 * One intent, one charge: order and payment are committed before the acquirer hears of them, and the same purchase id gives the
 * same payment whatever happens in between. Two short transactions, with the network between them and never inside.
 */
export async function purchase(
  app: App,
  platformId: string,
  input: PurchaseInput,
  visitor: Visitor,
): Promise<PurchaseAnswer> {
  const opened = await openPurchase(app, platformId, input, visitor)
  const view =
    opened.kind === 'new'
      ? await charge(app, opened.charge, opened.shown)
      : await inScope(app, platformId, (scope) => getPaymentView(scope, opened.paymentId))
  return {
    method: view.method,
    status: view.status,
    paymentId: view.paymentId,
    payment: view,
    upsellToken: signUpsellToken(app, view.paymentId),
  }
}

async function charge(app: App, wanted: ChargeToMake, shown: ShownOfSale): Promise<PaymentView> {
  const answer = await askAcquirers(app, wanted)
  return inScope(app, wanted.payment.platformId, async (scope) => {
    const payment = await recordAnswer(scope, wanted.payment, answer)
    const view = paymentViewOf(scope, { payment, ...shown })
    const isMailed = view.pix !== null && view.status === 'PENDING' && !payment.isDemo
    if (isMailed) scope.tx.later(addJob(scope, mailPixCodeJob, { paymentId: payment.id }))
    return view
  })
}

async function openPurchase(
  app: App,
  platformId: string,
  input: PurchaseInput,
  visitor: Visitor,
): Promise<OpenedPurchase> {
  const requestHash = hashOf(input)
  const paymentId = randomUUID()
  try {
    return await inScope(app, platformId, async (scope) => {
      // Where the database made us begin again, the first try may have taken a seat that this one does not need.
      app.acquirerGuard.leave(paymentId, 'no_verdict')
      const claiming = claimIntent(scope, { purchaseId: input.purchaseId, requestHash, paymentId })
      const loading = loadShop(scope, input)
      // An offer that has closed since does not matter to a purchase that was made before.
      loading.catch(() => {})
      const former = await claiming
      if (former) return { kind: 'repeated', paymentId: former }
      return openCharge(scope, input, { paymentId, shop: await loading, visitor })
    })
  } catch (error) {
    app.acquirerGuard.leave(paymentId, 'no_verdict')
    throw error
  }
}

type Shop = Awaited<ReturnType<typeof loadShop>>

/** All that a purchase reads, asked for at once. */
async function loadShop(scope: Scope, { offerId, paymentMethod }: PurchaseInput) {
  const [offer, accounts, plan] = await Promise.all([
    loadOffer(scope, offerId),
    listAccountsFor(scope, paymentMethod),
    findFeePlan(scope, offerId, paymentMethod),
  ])
  return { offer, accounts, plan }
}

async function openCharge(
  scope: Scope,
  input: PurchaseInput,
  { paymentId, shop, visitor }: { paymentId: string; shop: Shop; visitor: Visitor },
): Promise<OpenedPurchase> {
  const { paymentMethod } = input
  const { offer, accounts, plan } = shop
  if (!offer.methods.includes(paymentMethod)) throw new AppError('method_unavailable')
  if (accounts.length === 0) throw new AppError('errorPaymentNotConfigured')
  if (paymentMethod === 'CREDIT_CARD' && input.creditCard === null)
    throw new AppError('errorRequired', { field: 'creditCard' })
  await refuseUnreadableCard(scope.app, input)
  const buyer = validateBuyer(offer, input)
  const quote = quoteOrder(offer, {
    orderBumpsIds: input.orderBumpsIds,
    deliveryOptionId: input.deliveryOptionId,
    deliveryFareCents: input.deliveryFare,
    method: paymentMethod,
    installments: input.creditCard?.installments ?? 1,
  })
  if (!plan) throw new AppError('errorPaymentNotConfigured')
  const orderCode = newOrderCode()
  const charge = await createOrder(scope, {
    paymentId,
    orderCode,
    offer,
    plan,
    accounts: takeSeat(scope.app, { paymentId, method: paymentMethod, accounts }),
    buyer,
    quote,
    input,
    ip: visitor.ip,
    isDemo: visitor.isDemo ?? false,
  })
  const shown = {
    order: { code: orderCode, offerId: offer.offer.id, buyerName: buyer.name },
    colorPrimary: offer.offer.builder.colorPrimary,
    productName: offer.product.name,
    sellerName: offer.seller.name,
    isDemo: offer.platform.isDemo,
  }
  return { kind: 'new', charge, shown }
}

/** A sealed card that is spoilt or too old is refused here, while there is nothing yet that could be left waiting for an answer. */
async function refuseUnreadableCard(app: App, { creditCard }: PurchaseInput): Promise<void> {
  const card = creditCard?.creditCardId ?? creditCard?.token
  if (card !== undefined && isSealedCard(card)) await openSealedCard(app, card)
}

/**
 * What makes a purchase another purchase: everything but the key itself, how the buyer found us, and the sealed card, since sealing the same
 * card twice gives two texts. A field that the form gains later counts by itself.
 */
function hashOf(input: PurchaseInput): string {
  const {
    purchaseId: _key,
    creditCard,
    orderBumpsIds,
    utmQuery: _utm,
    referer: _referer,
    affiliateId: _affiliate,
    abandonedCartId: _cart,
    fingerPrints: _prints,
    ...wanted
  } = input
  const intent = {
    ...wanted,
    installments: creditCard?.installments,
    orderBumpsIds: [...new Set(orderBumpsIds)].sort(),
  }
  const inOneOrder = Object.entries(intent).sort(([left], [right]) => (left < right ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOneOrder)).digest('base64url')
}
