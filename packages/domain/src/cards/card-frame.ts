import type { JWK } from 'jose'
import type { Locale } from '#vocabulary.ts'
import type { CardTokenCall } from './card-token-call.ts'

/** Data that the server gives the card frame of one offer. */
export type CardFrameData = {
  locale: Locale
  /** The only origin with which the frame exchanges messages. */
  pageOrigin: string
  offerId: string
  /** Tenant for which cards are sealed, and the key that seals them. */
  audience: string
  publicJwk: JWK
  /** The server's time, because clocks of phones are often wrong. */
  now: string
  /** The provider's own tokenization call, if the account that is charged first has one for browsers. */
  provider: { accountId: string; call: CardTokenCall } | null
  /**
   * Address that stores a card for a subscription, or for offers after the purchase; null where no card is
   * stored.
   */
  tokenCreditCardUrl: string | null
  /** True when the purchase is impossible without storing the card. */
  isKeptCardNeeded: boolean
}
