import type { JWK } from 'jose'
import type { CardTokenCall } from './card-token-call.ts'
import type { Locale } from './vocabulary.ts'

/** What the server tells the card frame of one offer. */
export type CardFrameData = {
  locale: Locale
  /** The only page that the frame speaks with. */
  pageOrigin: string
  offerId: string
  /** The tenant for which cards are sealed, and the key they are sealed with. */
  audience: string
  publicJwk: JWK
  /** The server's time, because clocks of phones are often wrong. */
  now: string
  /** The provider's own call, where the account that is charged first has one for browsers. */
  provider: { accountId: string; call: CardTokenCall } | null
  /** Where a card is kept for a subscription, or for what is offered after the purchase; null where none is. */
  tokenCreditCardUrl: string | null
  /** Without a kept card there is no purchase. */
  isKeptCardNeeded: boolean
}
