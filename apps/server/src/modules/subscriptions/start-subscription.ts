import { randomUUID } from 'node:crypto'
import { type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import { daysOfCycle, setupFeeBy } from '@balcao/domain/money/subscription-price'
import type { PixFrequency } from '@balcao/domain/payments/automatic-pix'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { batch, insertTogether } from '#db/insert-together.ts'
import {
  pixAuthorizations,
  subscriptionCycles,
  subscriptionSteps,
  subscriptions,
} from '#db/schema/subscriptions.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Buyer } from '#modules/orders/order-to-create.ts'
import type { Scope } from '#scope.ts'
import { planStep } from './charging/plan-step.ts'
import { planOf } from './plan-change/plan-of.ts'
import type { Cycle, Subscription } from './subscription.ts'
import { daysAfter, periodFrom } from './subscription-calendar.ts'

/** Days for the first payment. */
const patienceDays = 3

type Start = {
  orderId: string
  offer: LoadedOffer
  buyer: Buyer
  method: PaymentMethod
  savedCardId: string | null
  /** The Pix Automático requested with the first code. */
  pixAuthorization?:
    | { paymentId: string; frequency: PixFrequency; startsOn: CalendarDay; debitAmount: number }
    | undefined
  isDemo: boolean
}

/**
 * Writes the subscription of a purchase in the purchase's transaction, so that it exists from the first
 * charge on, paid or not.
 */
export function startSubscription(scope: Scope, start: Start): void {
  const { tx, platformId, now } = scope
  const { orderId, buyer, method, savedCardId, pixAuthorization: asked, isDemo } = start
  const { offer, product, seller } = start.offer
  const { priceCents, frequencyInDays } = planOf(offer)
  const subscription: Subscription = {
    id: randomUUID(),
    platformId,
    orderId,
    offerId: offer.id,
    productId: product.id,
    sellerId: seller.id,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    locale: product.language,
    state: 'INCOMPLETE',
    method,
    savedCardId,
    pixAuthorizationId: null,
    priceCents,
    currency: product.currency,
    frequencyInDays,
    trialDays: offer.trialDays,
    isTrial: offer.trialDays !== null,
    chargesMax: offer.chargesMax,
    isKeptAfterLast: offer.isKeptAfterLast,
    paidUntil: null,
    accessUntil: null,
    nextStepAt: daysAfter(now, patienceDays),
    resumesAt: null,
    heldSince: null,
    canceledBy: null,
    cancelReason: null,
    canceledAt: null,
    isDemo,
    createdAt: now,
    updatedAt: now,
  }
  const cycle: Cycle = {
    id: randomUUID(),
    platformId,
    subscriptionId: subscription.id,
    number: 1,
    state: 'OPEN',
    priceCents,
    frequencyInDays,
    setupFeeCents: setupFeeBy(offer, method),
    creditCents: null,
    ...periodFrom(dayInSaoPaulo(now), daysOfCycle(subscription, 1)),
    orderId,
    isCardRefused: false,
    paidAt: null,
    createdAt: now,
  }
  const started = {
    platformId,
    subscriptionId: subscription.id,
    at: now,
    kind: 'STARTED' as const,
    actor: 'BUYER' as const,
    cycle: 1,
    detail: {
      priceCents,
      frequencyInDays,
      method,
      ...(offer.trialDays !== null && { trialDays: offer.trialDays, trialPriceCents: offer.trialPriceCents }),
      ...(offer.setupFeeCents > 0 && { setupFeeCents: offer.setupFeeCents }),
      ...(offer.chargesMax !== null && { chargesMax: offer.chargesMax }),
    },
  }
  tx.later(
    insertTogether(
      tx,
      batch(subscriptions, [subscription]),
      batch(subscriptionCycles, [cycle]),
      batch(subscriptionSteps, [started]),
      ...(asked ? [batch(pixAuthorizations, [authorizationOf(scope, subscription, asked)])] : []),
    ),
    planStep(scope, subscription),
  )
}

function authorizationOf(
  { platformId, now }: Scope,
  { id: subscriptionId }: Subscription,
  { paymentId, frequency, startsOn, debitAmount }: NonNullable<Start['pixAuthorization']>,
): typeof pixAuthorizations.$inferInsert {
  return {
    id: randomUUID(),
    platformId,
    subscriptionId,
    paymentId,
    state: 'ASKED',
    frequency,
    startsOn,
    amountCents: debitAmount,
    createdAt: now,
    updatedAt: now,
  }
}
