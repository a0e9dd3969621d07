import { currencyPrefixes } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { createContext, type ReactNode, use } from 'react'
import { languageTags, useLocale } from '#i18n/locale.tsx'

const CurrencyContext = createContext<Currency>('BRL')

/** Currency of the amounts below, if it is not the real, such as an offer in dollars. */
export function CurrencyProvider({ currency, children }: { currency: Currency; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>
}

export function useCurrency(): Currency {
  return use(CurrencyContext)
}

/** Settings of a money input: “R$” and the language's separators. */
export function useMoneyInput(): { currencySymbol: string; languageTag: string } {
  const currency = useCurrency()
  const { locale } = useLocale()
  return { languageTag: languageTags[locale], currencySymbol: currencyPrefixes[currency] }
}
