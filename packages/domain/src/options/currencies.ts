import { currencyPrefixes } from '#money/money.ts'
import { type Currency, currencies } from '#vocabulary.ts'

export type CurrencyOption = { code: Currency; prefix: string }

export const currencyOptions: readonly CurrencyOption[] = currencies.map((code) => ({
  code,
  prefix: currencyPrefixes[code],
}))
