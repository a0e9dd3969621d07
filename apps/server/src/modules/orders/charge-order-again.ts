import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { insertTogether } from '#db/insert-together.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems, orderShares, type orders } from '#db/schema/orders.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import { scheduleCheck } from '#modules/payments/asking/plan-check.ts'
import { openPayment } from '#modules/payments/core/open-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { supersedeSiblings } from '#modules/payments/core/supersede-siblings.ts'
import type { Scope } from '#scope.ts'
import { buyerOf } from './buyer-of.ts'
import { chargeRequest } from './charge-request.ts'
import type { Debit } from './debit.ts'
import { declinesToSpare } from './declines-to-spare.ts'
import { divideAtProviders } from './divide-at-providers.ts'
import type { CardToCharge } from './order-to-create.ts'
import { reserveSlot } from './reserve-slot.ts'

export type FurtherCharge = {
  /** Id of the new payment. */
  paymentId: string
  order: typeof orders.$inferSelect
  offer: LoadedOffer
  method: PaymentMethod
  installments: Payment['installments']
  /** A saved card; null for every other method. */
  card: CardToCharge | null
  ip: string | undefined
  isDemo: boolean
  /** Set for a debit, which only the account of its authorisation can make. */
  debit?: Debit | undefined
}

/**
 * Opens a further payment on an unpaid order, at the order's own price and split. The caller has made sure
 * that no former payment can still be paid by itself. The slot must be released, charged or not.
 */
export async function chargeOrderAgain(
  scope: Scope,
  { paymentId, order, offer, method, installments, card, ip, isDemo, debit }: FurtherCharge,
): Promise<ChargeToMake> {
  const { tx, app } = scope
  const [items, shares, [plan], found] = await Promise.all([
    tx
      .select({ item: orderItems, type: products.type })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position),
    tx.select().from(orderShares).where(eq(orderShares.orderId, order.id)),
    tx.select().from(feePlans).where(eq(feePlans.id, order.feePlanId)),
    listAccountsFor(scope, method),
  ])
  invariant(plan, `order ${order.id} has no fee plan`)
  if (!offer.methods.includes(method)) throw new AppError('method_unavailable')
  const { sellerId, totalCents: amountCents } = order
  const brand = card?.brand ?? null
  const sale = { paymentId, sellerId, amountCents, installments, brand }
  const { reserved, choice } = await reserveSlot(scope, {
    ...found,
    ...sale,
    method,
    keptCard: card,
    onlyAt: debit?.accountId,
  })
  const divisionAt = await divideAtProviders(scope, {
    accounts: reserved.accounts,
    shares,
    plan,
    chargedCents: amountCents,
    currency: order.currency,
  })
  const { payment, batches } = openPayment(scope, {
    id: paymentId,
    orderId: order.id,
    sellerId,
    productId: order.productId,
    method,
    amountCents,
    platformCents: order.feeCents + order.interestCents,
    currency: order.currency,
    installments,
    cardLastFour: card?.fingerprint?.lastFour ?? null,
    cards: null,
    isDemo,
    reserved,
    choice,
    pixMinutes: offer.platform.pixMinutes,
    automaticPix: debit?.automaticPix.kind ?? null,
    divided: divisionAt(reserved.accounts[0]).divided,
  })
  await insertTogether(tx, ...batches)
  await supersedeSiblings(scope, payment)
  // Scheduled in this commit, so that the check runs even if this process dies before an answer arrives.
  await scheduleCheck(scope, payment, 0)
  return {
    payment,
    accounts: reserved.accounts,
    divisionAt,
    declinesToSpare: declinesToSpare(card),
    keptToken: card?.keptToken,
    request: chargeRequest(app, {
      paymentId,
      offer,
      ip,
      buyer: buyerOf(order),
      quote: {
        totalCents: amountCents,
        installments,
        lines: items.map(({ item, type }) => ({ ...item, isPhysical: type === 'FISICO' })),
      },
      card,
      input: { paymentMethod: method, fingerPrints: [] },
      automaticPix: debit?.automaticPix,
    }),
  }
}
