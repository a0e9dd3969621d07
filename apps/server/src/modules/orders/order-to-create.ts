import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { OrderAddress } from '../../db/schema/orders.ts'
import type { Seated } from '../acquirers/take-seat.ts'
import type { CardInHand } from '../cards/card-in-hand.ts'
import type { KeptToken } from '../cards/open-saved-card.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import type { Referral } from '../partners/affiliates/referral.ts'
import type { ContractsOfSale } from '../partners/find-contracts.ts'
import type { RoutedAccount } from '../payments/ask-acquirers.ts'
import type { AttemptChoice } from '../payments/payment.ts'
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

/** A card that was let through to the acquirers. */
export type CardToCharge = Pick<CardInHand, 'cardId' | 'brand' | 'madeFor' | 'fingerprint'> & {
  triesLeft: number
  /** Of a card that was left before. */
  keptToken?: KeptToken | null
}

/** How the buyer pays and came here. */
export type OrderInput = {
  paymentMethod: PaymentMethod
  affiliateId?: string | undefined
  /** What the buyer's browser remembers of affiliates' links; nothing where nobody sits in front of one. */
  referral?: Referral | undefined
  utmQuery: Record<string, string>
  referer?: string | undefined
  fingerPrints: { provider: string; sessionId: string }[]
}

/** A sale that passed every check: what is sold to whom at which price, and the accounts that may be charged. */
export type OrderToCreate = {
  paymentId: string
  offer: LoadedOffer
  plan: FeeOfSale
  contracts: ContractsOfSale
  seated: Seated<RoutedAccount>
  /** Why the first of them is asked. */
  choice: AttemptChoice
  buyer: Buyer
  quote: Quote
  /** Null for every other method. */
  card: CardToCharge | null
  input: OrderInput
  /** Unknown where nobody sits in front of a browser, such as for a renewal. */
  ip: string | undefined
  userAgent?: string | undefined
  isDemo: boolean
}
