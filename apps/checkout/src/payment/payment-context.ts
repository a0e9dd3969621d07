import type { PaymentView } from '@balcao/domain/checkout-page'
import { formatMoney } from '@balcao/domain/money'
import type { Locale } from '@balcao/domain/vocabulary'
import { createContext, useContext } from 'react'
import { languageTags } from '../messages/language-tag.ts'
import type { PaymentMessages } from '../messages/payment/pt-br.ts'

/** What the server embeds in the page for the browser. */
export type PaymentData = { view: PaymentView; locale: Locale; messages: PaymentMessages }

const PaymentContext = createContext<PaymentData | null>(null)
export const PaymentProvider = PaymentContext.Provider

export function usePaymentTexts() {
  const data = useContext(PaymentContext)
  if (data === null) throw new Error('usePaymentTexts needs a PaymentProvider above it')
  const { locale, messages } = data
  const date = (iso: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...style, timeZone: 'America/Sao_Paulo' }).format(
      new Date(iso),
    )
  return {
    messages,
    money: (view: PaymentView) => formatMoney(view.amountCents, view.currency, locale),
    day: (iso: string) => date(iso, { dateStyle: 'short' }),
    moment: (iso: string) => date(iso, { dateStyle: 'short', timeStyle: 'short' }),
  }
}
