import { type Currency, currencies } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { listExchangeRates } from './list-exchange-rates.ts'
import { listPaidCurrencies } from './list-paid-currencies.ts'

/**
 * Currencies whose balances can reach their owners: paid out directly, or converted into reais. Nothing can
 * be sold in any other.
 */
export async function listSellableCurrencies(scope: Scope): Promise<Currency[]> {
  const [paid, rates] = await Promise.all([listPaidCurrencies(scope), listExchangeRates(scope)])
  return currencies.filter(
    (currency) =>
      paid.includes(currency) || rates.some((one) => one.currency === currency && one.rate !== null),
  )
}
