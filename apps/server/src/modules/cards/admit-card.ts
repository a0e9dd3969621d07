import { AppError } from '@balcao/domain/app-error'
import { cardAttempts } from '../../db/schema/cards.ts'
import { addressNetwork } from '../../kit/http/address-network.ts'
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
import { type CardInHand, readCardInHand } from './card-in-hand.ts'
import { type CardProof, issueChallenge, readProof } from './card-proof.ts'
import { lockOfferCards } from './lock-offer-cards.ts'
import { velocityKey } from './velocity-key.ts'

export type CardToAdmit = {
  purchaseId: string
  offerId: string
  /** The sealed card, or a provider's token. */
  token: string
  email: string
  ip: string
  proof?: CardProof | undefined
}

export type AdmittedCard = CardInHand & {
  attemptId: string
  /** How many acquirers may hear of it, this one included, before its brand minds. */
  triesLeft: number
}

const retryAfterSeconds = 2

/**
 * Lets a card through to the acquirers, once, and writes down that it was tried. Called in the transaction of the purchase: what the
 * purchase refuses was never tried. The counts are the database's, so it does not matter how many processes sell.
 */
export async function admitCard(scope: Scope, wanted: CardToAdmit): Promise<AdmittedCard> {
  const { purchaseId, offerId } = wanted
  const card = await readCardInHand(scope, wanted.token)
  const emailKey = velocityKey(scope, 'email', wanted.email)
  const networkKey = velocityKey(scope, 'network', addressNetwork(wanted.ip))
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
  const proofId =
    declines >= policy.declinesBeforeProof || offer.declinesInARow >= policy.declinesInARowBeforeProof
      ? spendProof(scope, `purchase ${purchaseId}`, wanted.proof)
      : null
  const [attempt] = await scope.tx
    .insert(cardAttempts)
    .values({
      platformId: scope.platformId,
      purchaseId,
      offerId,
      at: scope.now,
      cardKey: card.cardKey,
      networkKey,
      emailKey,
      receipt: card.receipt,
      proofId,
      outcome: 'ASKED',
      tries: 1,
    })
    .onConflictDoNothing()
    .returning({ id: cardAttempts.id })
  // The envelope, the token or the proof has served before.
  if (!attempt) throw new AppError('errorCardDeclined')
  return { ...card, attemptId: attempt.id, triesLeft: left }
}

function refuseTester(refusedCards: number[]): void {
  if (Math.max(...refusedCards) >= policy.refusedCardsMax) throw new AppError('card_tries_exceeded')
}

/** An offer at which nothing was approved lately gets no more charges under way than it may fail: they could all be a tester's. */
function refuseFlood({ declined, approved, underWay }: OfferHistory): void {
  const atRisk = declined + (approved === 0 ? underWay : 0)
  if (atRisk >= policy.declinesPerTenMinutesMax) throw new AppError('acquirer_busy', { retryAfterSeconds })
}

function spendProof(scope: Scope, action: string, proof: CardProof | undefined): string {
  const proofId = proof && readProof(scope, action, proof)
  if (!proofId) throw new AppError('card_proof_required', { challenge: issueChallenge(scope, action) })
  return proofId
}
