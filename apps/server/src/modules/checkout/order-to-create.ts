import type { Seated } from '../acquirers/take-seat.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import type { ContractsOfSale } from '../partners/find-contracts.ts'
import type { RoutedAccount } from '../payments/ask-acquirers.ts'
import type { AttemptChoice } from '../payments/payment.ts'
import type { FeeOfSale } from './fee-in-currency.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Quote } from './quote-order.ts'
import type { TakenCard } from './take-card.ts'
import type { Buyer } from './validate-buyer.ts'

/** A purchase that passed every check: what is sold to whom at which price, and the accounts that may be charged. */
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
  card: TakenCard | null
  input: PurchaseInput
  ip: string
  userAgent: string | null
  isDemo: boolean
}
