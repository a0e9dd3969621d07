import { createHash } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { readBrowserCardToken } from '@balcao/domain/browser-card-token'
import { cardBrand, cardDigits, cardFingerprint } from '@balcao/domain/card'
import { isSealedCard } from '@balcao/providers/adapter/open-card'
import type { Scope } from '../../scope.ts'
import { openSealedCard } from '../acquirers/open-sealed-card.ts'
import { velocityKey } from './velocity-key.ts'

/** A card as a purchase brings it: sealed for us, or a token that one account of a provider can read. */
export type CardInHand = {
  /** What the acquirer is given. */
  cardId: string
  /** Null for a sealed card, which any account can be charged with; for a token whose maker nobody named, the first account counts. */
  madeFor: { accountId: string | null } | null
  brand: string | null
  /** What of its number may be known. Null for a token of a caller of the API. */
  fingerprint: { bin: string; lastFour: string } | null
  /** The card's own key for counting: of the whole number, or of what the frame tells of it beside a token. */
  cardKey: string
  /** Good for one purchase. */
  receipt: string
}

export async function readCardInHand(scope: Scope, given: string): Promise<CardInHand> {
  if (isSealedCard(given)) return readSealed(scope, given)
  const written = readBrowserCardToken(given)
  const token = written?.token ?? given
  const receipt = createHash('sha256').update(token).digest('base64url')
  if (!written)
    return {
      cardId: token,
      madeFor: { accountId: null },
      brand: null,
      fingerprint: null,
      cardKey: velocityKey(scope, 'token', token),
      receipt,
    }
  const { accountId, bin, lastFour, expMonth, expYear } = written
  return {
    cardId: token,
    madeFor: { accountId },
    brand: cardBrand(bin)?.id ?? null,
    fingerprint: { bin, lastFour },
    cardKey: velocityKey(scope, 'token', JSON.stringify([bin, lastFour, expMonth, expYear])),
    receipt,
  }
}

/** Opened here only to be counted. One that is spoilt or too old is refused while there is nothing yet that could be left waiting. */
async function readSealed(scope: Scope, sealedCard: string): Promise<CardInHand> {
  const { card, nonce } = await openSealedCard(scope.app, scope.platformId, sealedCard)
  const number = cardDigits(card.number)
  if (number === '') throw new AppError('errorCardDeclined')
  return {
    cardId: sealedCard,
    madeFor: null,
    brand: cardBrand(number)?.id ?? null,
    fingerprint: cardFingerprint(number),
    cardKey: velocityKey(scope, 'card', number),
    receipt: nonce,
  }
}
