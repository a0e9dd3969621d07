import { type Currency, currencies } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { listExchangeRates } from './list-exchange-rates.ts'
import { listPaidCurrencies } from './list-paid-currencies.ts'

/**
 * Currencies whose balances reach their owners: paid out as they are, or converted into reais. In any other
 * nothing is sold.
 */
export async function listSellableCurrencies(scope: Scope): Promise<Currency[]> {
  const [paid, rates] = await Promise.all([listPaidCurrencies(scope), listExchangeRates(scope)])
  return currencies.filter(
    (currency) =>
      paid.includes(currency) || rates.some((one) => one.currency === currency && one.rate !== null),
  )
}
