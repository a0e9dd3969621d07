import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import { chargingKeptCards } from '#modules/acquirers/accounts/charging-kept-cards.ts'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { planRoute } from '#modules/acquirers/routes/plan-route.ts'
import { loadSoldOffer } from '#modules/catalog/load-offer.ts'
import type { HeldSubscription } from '#modules/subscriptions/lock-subscription.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

const byInvoice: readonly PaymentMethod[] = ['PIX', 'BILLET']

/**
 * A subscription with the method of its next charge. If no acquirer of the platform charges a stored card,
 * the cycle is invoiced, because the card would be declined for no fault of its owner. An invoiced cycle
 * stays invoiced; the next one is charged to the card again if an acquirer can charge it.
 */
export async function withNextMethod(
  scope: Scope,
  held: HeldSubscription,
  paymentId: string,
): Promise<HeldSubscription> {
  const { subscription, cycle, payment } = held
  if (subscription.method !== 'CREDIT_CARD') return held
  const isUnderWay = payment !== null && (payment.status === 'PENDING' || payment.certainty !== 'KNOWN')
  const isInvoiced = payment !== null && payment.method !== 'CREDIT_CARD' && cycle.state === 'OPEN'
  if (isUnderWay || isInvoiced) return { ...held, subscription: { ...subscription, method: payment.method } }
  if (await hasRoute(scope, subscription, { paymentId, method: 'CREDIT_CARD' })) return held
  const { methods } = await loadSoldOffer(scope, subscription.offerId)
  for (const method of byInvoice.filter((each) => methods.includes(each)))
    if (await hasRoute(scope, subscription, { paymentId, method }))
      return { ...held, subscription: { ...subscription, method } }
  return held
}

async function hasRoute(
  scope: Scope,
  { sellerId, priceCents: amountCents, savedCardId }: Subscription,
  { paymentId, method }: { paymentId: string; method: PaymentMethod },
): Promise<boolean> {
  const isByCard = method === 'CREDIT_CARD'
  const [card] =
    isByCard && savedCardId !== null
      ? await scope.tx
          .select({ brand: savedCards.brand, tokenAccountId: savedCards.tokenAccountId })
          .from(savedCards)
          .where(eq(savedCards.id, savedCardId))
      : []
  const { accounts, lines } = await listAccountsFor(scope, method)
  const sale = { paymentId, sellerId, amountCents, installments: 1, brand: card?.brand ?? null }
  const route = planRoute(accounts, lines, sale)
  const kept = { tokenAccountId: card?.tokenAccountId ?? null }
  return (isByCard ? chargingKeptCards(scope.app, route, kept) : route).length > 0
}
