import type { CardDecline } from '@balcao/domain/cards/card-decline'
import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { Framing } from '@balcao/domain/checkout/framing'
import type { PixelFramePlace } from '@balcao/domain/checkout/pixels'
import { formatMoney } from '@balcao/domain/money/money'
import type { Locale } from '@balcao/domain/vocabulary'
import { createContext, useContext } from 'react'
import { languageTags } from '#messages/language-tag.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'

/** Data embedded by the server in the page. */
export type PaymentData = {
  view: PaymentView
  locale: Locale
  /** Frame that reports the purchase; null where the product has no pixels. */
  pixelFrame: PixelFramePlace | null
  framing: Framing
  messages: PaymentMessages
  declines: Record<CardDecline, string>
}

const PaymentContext = createContext<PaymentData | null>(null)
export const PaymentProvider = PaymentContext.Provider

export function usePaymentTexts() {
  const data = useContext(PaymentContext)
  if (data === null) throw new Error('usePaymentTexts needs a PaymentProvider above it')
  const { locale, messages, declines } = data
  const date = (iso: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...style, timeZone: 'America/Sao_Paulo' }).format(
      new Date(iso),
    )
  return {
    messages,
    declines,
    money: (cents: number) => formatMoney(cents, data.view.currency, locale),
    day: (iso: string) => date(iso, { dateStyle: 'short' }),
    /** A calendar day, without hour and time zone. */
    calendarDay: (iso: string) =>
      new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'short', timeZone: 'UTC' }).format(
        new Date(iso),
      ),
    moment: (iso: string) => date(iso, { dateStyle: 'short', timeStyle: 'short' }),
  }
}
