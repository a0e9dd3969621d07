import { randomUUID } from 'node:crypto'
import { splitSale } from '@balcao/domain/sale-split'
import { batch, insertTogether } from '../../db/insert-together.ts'
import { orderItems, orderShares, orders } from '../../db/schema/orders.ts'
import { paymentAttempts, paymentEvents, payments } from '../../db/schema/payments.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import type { ConnectableAccount } from '../acquirers/provider-account.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import { findAffiliate } from '../partners/find-affiliate.ts'
import { attemptKey, type ChargeToMake } from '../payments/ask-acquirers.ts'
import { scheduleCheck } from '../payments/check-payment.job.ts'
import { getFeePlan } from './get-fee-plan.ts'
import { newOrderCode } from './order-code.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Quote } from './quote-order.ts'
import type { Buyer } from './validate-buyer.ts'

export type OrderToCreate = {
  paymentId: string
  offer: LoadedOffer
  accounts: readonly ConnectableAccount[]
  buyer: Buyer
  quote: Quote
  input: PurchaseInput
  ip: string
  isDemo: boolean
}

/** Writes the order with its frozen split and the payment that waits for an answer, and says what to ask of the acquirer. */
export async function createOrder(scope: Scope, wanted: OrderToCreate): Promise<ChargeToMake> {
  const { tx, platformId, now } = scope
  const { paymentId, offer: loaded, accounts, buyer, quote, input } = wanted
  const { offer, product, seller, platform } = loaded
  const [account] = accounts
  invariant(account, 'an order needs an account to charge')
  const orderId = randomUUID()

  const [plan, affiliate] = await Promise.all([
    getFeePlan(scope, seller.id, input.paymentMethod),
    findAffiliate(scope, {
      productId: product.id,
      affiliateId: input.affiliateId,
      buyer,
      sellerId: seller.id,
    }),
  ])
  const split = splitSale({
    itemsCents: quote.itemsCents,
    discountCents: 0,
    shippingCents: quote.shippingCents,
    interestCents: quote.interestCents,
    fee: plan,
    affiliate: affiliate ?? undefined,
    coProducers: [],
    coProductionBase: 'REMAINDER',
    sellerId: seller.id,
  })
  invariant(
    split.chargedCents === quote.totalCents,
    `order ${orderId}: the split does not add up to the price`,
  )

  const payment = {
    id: paymentId,
    platformId,
    orderId,
    sellerId: seller.id,
    productId: product.id,
    method: input.paymentMethod,
    status: 'PENDING' as const,
    certainty: 'UNKNOWN' as const,
    statusReason: null,
    amountCents: quote.totalCents,
    currency: product.currency,
    installments: quote.installments,
    providerAccountId: account.id,
    provider: account.provider,
    transactionId: null,
    endToEndId: null,
    rawStatus: null,
    pixCode: null,
    billetCode: null,
    billetUrl: null,
    expiresAt: null,
    createdAt: now,
    paidAt: null,
    updatedAt: now,
    checks: 0,
    isDemo: wanted.isDemo,
  }
  await Promise.all([
    insertTogether(
      tx,
      batch(orders, [
        {
          id: orderId,
          platformId,
          code: newOrderCode(),
          offerId: offer.id,
          productId: product.id,
          sellerId: seller.id,
          affiliateId: affiliate?.id ?? null,
          type: offer.type,
          currency: product.currency,
          locale: product.language,
          buyerName: buyer.name,
          buyerEmail: buyer.email,
          buyerPhone: buyer.phone,
          buyerDocument: buyer.document,
          documentSource: buyer.documentSource,
          address: buyer.address,
          itemsCents: quote.itemsCents,
          discountCents: 0,
          shippingCents: quote.shippingCents,
          interestCents: quote.interestCents,
          totalCents: quote.totalCents,
          feePlanId: plan.id,
          feeCents: split.feeCents,
          fixedFeeCents: Math.min(plan.fixedCents, split.feeCents),
          utm: input.utmQuery,
          referer: input.referer ?? null,
          createdAt: now,
        },
      ]),
      batch(
        orderItems,
        quote.lines.map(({ isPhysical: _, ...line }, position) => ({
          ...line,
          id: randomUUID(),
          platformId,
          orderId,
          quantity: 1,
          position,
        })),
      ),
      batch(
        orderShares,
        split.shares.map((share) => ({ ...share, id: randomUUID(), platformId, orderId })),
      ),
      batch(payments, [payment]),
      batch(paymentAttempts, [
        {
          id: randomUUID(),
          platformId,
          paymentId,
          number: 1,
          providerAccountId: account.id,
          idempotencyKey: attemptKey(paymentId, 1),
          state: 'SENT',
          startedAt: now,
        },
      ]),
      batch(paymentEvents, [
        {
          platformId,
          paymentId,
          at: now,
          source: 'BUYER',
          status: 'PENDING',
          certainty: 'UNKNOWN',
          outcome: 'APPLIED',
          detail: 'created',
        },
      ]),
    ),
    // From this commit on, somebody will ask the provider, even if this process dies before it hears an answer.
    scheduleCheck(scope, payment, 0),
  ])

  return {
    payment,
    accounts,
    request: {
      amount: quote.totalCents,
      currency: product.currency,
      paymentMethod: input.paymentMethod,
      customer: { name: buyer.name, email: buyer.email, document: buyer.document, phone: buyer.phone },
      items: quote.lines.map((line) => ({
        id: line.offerId,
        title: line.title,
        unitPrice: line.priceCents,
        quantity: 1,
        tangible: line.isPhysical,
      })),
      orderId: paymentId,
      installments: quote.installments,
      cardId: input.creditCard?.creditCardId ?? input.creditCard?.token,
      description: product.name,
      userId: seller.id,
      checkoutUrl: `${scope.app.config.publicUrl}/checkout/${offer.id}`,
      customerIp: wanted.ip,
      address: buyer.address
        ? {
            zipCode: buyer.address.zipCode,
            address: buyer.address.street,
            number: buyer.address.number,
            district: buyer.address.district,
            city: buyer.address.city,
            state: buyer.address.state,
          }
        : undefined,
      fingerPrints: input.paymentMethod === 'CREDIT_CARD' ? input.fingerPrints : [],
      receiverId: platform.defaultReceiverId ?? undefined,
    },
  }
}
