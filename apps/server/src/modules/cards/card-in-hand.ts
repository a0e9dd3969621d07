import { createHash } from 'node:crypto'
import { readBrowserCardToken } from '@balcao/domain/cards/browser-card-token'
import { cardBrand, cardDigits, cardFingerprint } from '@balcao/domain/cards/card'
import { AppError } from '@balcao/domain/texts/app-error'
import { isSealedCard } from '@balcao/providers/adapter/open-card'
import { openSealedCard } from '#modules/acquirers/keys/open-sealed-card.ts'
import type { Scope } from '#scope.ts'
import { velocityKey } from './velocity-key.ts'

/** A card as a purchase submits it: sealed for us, or a token that one account of a provider can read. */
export type CardInHand = {
  /** Value sent to the acquirer. */
  cardId: string
  /**
   * Null for a sealed card, which any account can charge. A token without a named account belongs to the
   * first account.
   */
  madeFor: { accountId: string | null } | null
  brand: string | null
  /** Parts of the number that may be stored. Null for a token sent through the API. */
  fingerprint: { bin: string; lastFour: string } | null
  /**
   * Key for counting the card's tries: from the whole number, or from the digits and expiry that the frame
   * sends beside a token.
   */
  cardKey: string
  /** Valid for one purchase. */
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

/**
 * Opens a sealed card only to count it. A corrupt or expired one is refused here, before any order or payment
 * exists.
 */
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
