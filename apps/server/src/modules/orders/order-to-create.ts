import type { CouponBearer } from '@balcao/domain/money/coupons'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { AutomaticPix } from '@balcao/providers/inputs'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { Reserved } from '#modules/acquirers/health/take-slot.ts'
import type { CardInHand } from '#modules/cards/card-in-hand.ts'
import type { KeptToken } from '#modules/cards/open-saved-card.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Referral } from '#modules/partners/affiliates/referral.ts'
import type { ContractsOfSale } from '#modules/partners/find-contracts.ts'
import type { RoutedAccount } from '#modules/payments/asking/ask-acquirers.ts'
import type { AttemptChoice } from '#modules/payments/core/payment.ts'
import type { FeeOfSale } from './fee-in-currency.ts'
import type { Quote } from './quote.ts'

export type Buyer = {
  name: string
  email: string
  phone: string
  document: string
  documentSource: 'BUYER' | 'PLACEHOLDER'
  address: OrderAddress | null
}

/** A card admitted to the acquirers. */
export type CardToCharge = Pick<CardInHand, 'cardId' | 'brand' | 'madeFor' | 'fingerprint'> & {
  triesLeft: number
  /** Token of a saved card. */
  keptToken?: KeptToken | null
}

/** The buyer's payment choices and traffic source. */
export type OrderInput = {
  paymentMethod: PaymentMethod
  affiliateId?: string | undefined
  /** Affiliate links that the buyer's browser remembers; missing without a browser. */
  referral?: Referral | undefined
  utmQuery: Record<string, string>
  referer?: string | undefined
  fingerPrints: { provider: string; sessionId: string }[]
}

/** A validated sale: items, buyer, price, and the accounts that may be charged. */
export type OrderToCreate = {
  paymentId: string
  offer: LoadedOffer
  plan: FeeOfSale
  contracts: ContractsOfSale
  reserved: Reserved<RoutedAccount>
  /** Reason for the choice of the first account. */
  choice: AttemptChoice
  buyer: Buyer
  quote: Quote
  /** The coupon of the quote, and the bearer of its discount. */
  coupon?: { id: string; bearer: CouponBearer; affiliateId: string | null } | undefined
  /** Null for every method other than the card. */
  card: CardToCharge | null
  /** The second card of a purchase by two cards. */
  secondCard?: CardToCharge | undefined
  input: OrderInput
  automaticPix?: AutomaticPix | undefined
  /** The buyer is at the checkout and can confirm a card at its bank. */
  mayChallenge?: boolean | undefined
  /** Unknown without a browser, as for a renewal. */
  ip: string | undefined
  userAgent?: string | undefined
  isDemo: boolean
}
