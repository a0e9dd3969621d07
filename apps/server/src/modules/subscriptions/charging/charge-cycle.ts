import { capabilities } from '@balcao/domain/people/account-standing'
import { affiliateOfLaterSales } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { type LoadedOffer, loadSoldOffer } from '#modules/catalog/load-offer.ts'
import { buyerOf } from '#modules/orders/buyer-of.ts'
import { chargeOrderAgain } from '#modules/orders/charge-order-again.ts'
import { createOrder } from '#modules/orders/create-order.ts'
import type { Debit } from '#modules/orders/debit.ts'
import { feeInCurrency } from '#modules/orders/fee-in-currency.ts'
import { findFeePlan } from '#modules/orders/find-fee-plan.ts'
import type { CardToCharge } from '#modules/orders/order-to-create.ts'
import { reserveSlot } from '#modules/orders/reserve-slot.ts'
import { findContracts } from '#modules/partners/find-contracts.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'

export type CycleToCharge = {
  subscription: Subscription
  cycle: Cycle
  paymentId: string
  card: CardToCharge | null
  /** Set if the buyer's bank pays the cycle by a debit. */
  debit: Debit | null
  /** The buyer's IP address, if the buyer requested the charge. */
  ip?: string
}

/**
 * Opens the charge of a cycle in the caller's transaction. The first charge writes the cycle's order, under
 * the fees and contracts of this day; each further one is a payment of the same order, which can be paid
 * once.
 */
export async function chargeCycle(scope: Scope, wanted: CycleToCharge): Promise<ChargeToMake> {
  const { subscription, cycle, paymentId } = wanted
  const offer = await agreedOffer(scope, subscription)
  const { closesAt } = offer.platform
  const isClosed = closesAt !== null && closesAt <= scope.now
  if (isClosed || !capabilities[offer.seller.status].sells) throw new AppError('offer_unavailable')
  const charge =
    cycle.orderId === null
      ? await chargeFirst(scope, offer, wanted)
      : await chargeFurther(scope, offer, { ...wanted, orderId: cycle.orderId })
  if (subscription.method !== 'CREDIT_CARD' && subscription.savedCardId !== null)
    await writeStep(scope, {
      subscriptionId: subscription.id,
      kind: 'INVOICED_INSTEAD',
      cycle: cycle.number,
      key: `invoiced:${cycle.number}`,
    })
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'CHARGE_ASKED',
    cycle: cycle.number,
    paymentId,
    detail: {
      method: subscription.method,
      amountCents: charge.payment.amountCents,
      ...(wanted.debit && { debitOn: wanted.debit.automaticPix.dueOn }),
    },
  })
  return charge
}

async function chargeFirst(
  scope: Scope,
  offer: LoadedOffer,
  { subscription, cycle, paymentId, card, debit, ip }: CycleToCharge,
): Promise<ChargeToMake> {
  const { tx } = scope
  const { method, offerId, priceCents } = subscription
  const [[first], found, feePlan, contracts] = await Promise.all([
    tx.select().from(orders).where(eq(orders.id, subscription.orderId)),
    listAccountsFor(scope, method),
    findFeePlan(scope, offerId, method),
    findContracts(scope, offerId, method),
  ])
  invariant(first, `subscription ${subscription.id} has no order`)
  const plan = feePlan && feeInCurrency(feePlan, offer.product.currency)
  if (!plan || found.accounts.length === 0) throw new AppError('errorPaymentNotConfigured')
  if (!offer.methods.includes(method)) throw new AppError('method_unavailable')
  const { reserved, choice } = await reserveSlot(scope, {
    ...found,
    paymentId,
    method,
    sellerId: subscription.sellerId,
    amountCents: priceCents,
    installments: 1,
    brand: card?.brand ?? null,
    keptCard: card,
    onlyAt: debit?.accountId,
  })
  const charge = await createOrder(scope, {
    paymentId,
    offer,
    plan,
    contracts,
    reserved,
    choice,
    buyer: buyerOf(first),
    quote: {
      lines: [
        {
          kind: 'MAIN',
          offerId,
          productId: offer.product.id,
          title: offer.product.name,
          priceCents,
          discountCents: 0,
          isPhysical: offer.product.type === 'FISICO',
        },
      ],
      itemsCents: priceCents,
      discountCents: 0,
      shippingCents: 0,
      interestCents: 0,
      totalCents: priceCents,
      installments: 1,
      cards: null,
    },
    card,
    automaticPix: debit?.automaticPix,
    input: {
      paymentMethod: method,
      affiliateId: affiliateOfLaterSales(first),
      utmQuery: first.utm,
      referer: first.referer ?? undefined,
      fingerPrints: [],
    },
    ip,
    isDemo: subscription.isDemo,
  })
  const { orderId } = charge.payment
  await tx.update(subscriptionCycles).set({ orderId }).where(eq(subscriptionCycles.id, cycle.id))
  return charge
}

async function chargeFurther(
  scope: Scope,
  offer: LoadedOffer,
  { subscription, paymentId, card, debit, ip, orderId }: CycleToCharge & { orderId: string },
): Promise<ChargeToMake> {
  const [order] = await scope.tx.select().from(orders).where(eq(orders.id, orderId))
  invariant(order, `a cycle of subscription ${subscription.id} has no order`)
  const { method, isDemo } = subscription
  return chargeOrderAgain(scope, {
    ...{ paymentId, order, offer, method, card, ip, isDemo },
    installments: 1,
    debit: debit ?? undefined,
  })
}

/**
 * The offer as agreed with the buyer, whatever its seller has changed since. Its codes come by mail, so the
 * short lifetime of codes at the checkout does not apply: they would expire before the mail is read.
 */
async function agreedOffer(
  scope: Scope,
  { offerId, currency }: Pick<Subscription, 'offerId' | 'currency'>,
): Promise<LoadedOffer> {
  const [offer, { billetDays }] = await Promise.all([loadSoldOffer(scope, offerId), getPlatform(scope)])
  return {
    ...offer,
    offer: { ...offer.offer, type: 'SUBSCRIPTION' },
    product: { ...offer.product, currency },
    platform: { ...offer.platform, pixMinutes: null, billetDays },
  }
}
