import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../scope.ts'
import { triesLeft } from './brand-retry-limits.ts'
import { cardDefencePolicy as policy } from './card-defence-policy.ts'
import {
  historyOfBuyer,
  historyOfCard,
  historyOfNetwork,
  historyOfOffer,
  isCardPaused,
  type OfferHistory,
} from './card-history.ts'
import type { CardInHand } from './card-in-hand.ts'
import { lockOfferCards } from './lock-offer-cards.ts'

export type CardToWeigh = {
  card: Pick<CardInHand, 'brand' | 'cardKey'>
  offerId: string
  emailKey: string
  networkKey: string
}

const retryAfterSeconds = 2

/**
 * Refuses a card that somebody typed where its buyer, its network, its brand or the offer has seen too many. Answers how many tries are left
 * to it, and whether whoever sits in front of it owes a proof of work. The counts are the database's, so it does not matter how many
 * processes sell.
 */
export async function weighCard(
  scope: Scope,
  { card, offerId, emailKey, networkKey }: CardToWeigh,
): Promise<{ left: number; isProofDue: boolean }> {
  await lockOfferCards(scope, offerId)
  const [isPaused, buyer, network, tried, offer] = await Promise.all([
    isCardPaused(scope, offerId),
    historyOfBuyer(scope, emailKey),
    historyOfNetwork(scope, networkKey),
    historyOfCard(scope, card.cardKey),
    historyOfOffer(scope, offerId),
  ])
  if (isPaused) throw new AppError('card_paused')
  refuseTester([buyer?.refusedCards ?? 0, network?.refusedCards ?? 0])
  if (
    (buyer?.triesInAMinute ?? 0) >= policy.triesPerMinuteMax ||
    (buyer?.triesInAnHour ?? 0) >= policy.triesPerHourMax
  )
    throw new AppError('card_tries_exceeded')
  refuseFlood(offer)
  const left = triesLeft(card.brand, { today: tried?.today ?? 0, thisMonth: tried?.thisMonth ?? 0 })
  if (left === 0) throw new AppError('card_tries_exceeded')
  const declines = Math.max(buyer?.declinesToday ?? 0, tried?.declinesToday ?? 0)
  const isProofDue =
    declines >= policy.declinesBeforeProof || offer.declinesInARow >= policy.declinesInARowBeforeProof
  return { left, isProofDue }
}

function refuseTester(refusedCards: number[]): void {
  if (Math.max(...refusedCards) >= policy.refusedCardsMax) throw new AppError('card_tries_exceeded')
}

/** An offer at which nothing was approved lately gets no more charges under way than it may fail: they could all be a tester's. */
function refuseFlood({ declined, approved, underWay }: OfferHistory): void {
  const atRisk = declined + (approved === 0 ? underWay : 0)
  if (atRisk >= policy.declinesPerTenMinutesMax) throw new AppError('acquirer_busy', { retryAfterSeconds })
}
