import { AppError } from '@balcao/domain/texts/app-error'
import { secondOfWorkBits } from '#modules/accounts/throttling/proof-of-work.ts'
import type { Scope } from '#scope.ts'
import { triesLeft } from './brand-retry-limits.ts'
import { cardDefencePolicy as policy } from './card-defence-policy.ts'
import {
  areTooManyDeclined,
  type BuyerKeys,
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
  networkKey: string
} & BuyerKeys

const retryAfterSeconds = 2

/**
 * Refuses a typed card when its buyer, its brand or the offer is over a limit. Returns the tries left and the
 * bits of the required proof of work. The counts come from the database, so the number of processes does not
 * matter.
 */
export async function weighCard(
  scope: Scope,
  { card, offerId, networkKey, ...buyerKeys }: CardToWeigh,
): Promise<{ left: number; proofBits: number | null }> {
  await lockOfferCards(scope, offerId)
  const [isPaused, buyer, network, tried, offer] = await Promise.all([
    isCardPaused(scope, offerId),
    historyOfBuyer(scope, buyerKeys),
    historyOfNetwork(scope, networkKey),
    historyOfCard(scope, card.cardKey),
    historyOfOffer(scope, offerId),
  ])
  if (isPaused) throw new AppError('card_paused')
  if (
    buyer.refusedCards >= policy.refusedCardsMax ||
    buyer.triesInAMinute >= policy.triesPerMinuteMax ||
    buyer.triesInAnHour >= policy.triesPerHourMax
  )
    throw new AppError('card_tries_exceeded')
  refuseFlood(offer)
  const left = triesLeft(card.brand, { today: tried?.today ?? 0, thisMonth: tried?.thisMonth ?? 0 })
  if (left === 0) throw new AppError('card_tries_exceeded')
  const declines = Math.max(buyer.declinesToday, tried?.declinesToday ?? 0)
  const isProofDue =
    declines >= policy.declinesBeforeProof || offer.declinesInARow >= policy.declinesInARowBeforeProof
  const proofBits = Math.max(isProofDue ? secondOfWorkBits : 0, networkProofBits(network))
  return { left, proofBits: proofBits || null }
}

function networkProofBits({ refusedCards, cards }: { refusedCards: number; cards: number }): number {
  if (refusedCards < policy.refusedCardsBeforeProof) return 0
  return policy.networkProofs.findLast(({ share }) => refusedCards >= share * cards)?.bits ?? 0
}

/**
 * Refuses a card when the offer has too many refused cards. Without a recent approval its charges under way count as refused
 * too, because all of them could be a tester's.
 */
function refuseFlood({ declined, approved, underWay }: OfferHistory): void {
  const atRisk = declined + (approved === 0 ? underWay : 0)
  if (areTooManyDeclined({ declined: atRisk, approved }))
    throw new AppError('acquirer_busy', { retryAfterSeconds })
}
