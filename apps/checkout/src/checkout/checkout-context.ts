import type { CardDecline } from '@balcao/domain/cards/card-decline'
import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { Cents } from '@balcao/domain/money/money'
import { formatMoney } from '@balcao/domain/money/money'
import { createContext, useContext } from 'react'
import type { BuyerErrors } from '#messages/buyer-errors.ts'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'

/** Data that the server embeds in the page for the browser: the offer, and the texts of its one language. */
export type CheckoutData = {
  page: CheckoutPage
  messages: CheckoutMessages
  errors: BuyerErrors
  /** Next steps for the buyer of a refused card. */
  declines: Record<CardDecline, string>
}

const CheckoutContext = createContext<CheckoutData | null>(null)
export const CheckoutProvider = CheckoutContext.Provider

export function useCheckoutData(): CheckoutData & { money: (cents: Cents) => string } {
  const data = useContext(CheckoutContext)
  if (data === null) throw new Error('useCheckoutData needs a CheckoutProvider above it')
  const { currency, locale } = data.page
  return { ...data, money: (cents) => formatMoney(cents, currency, locale) }
}
