import { foreignCurrencies } from '@balcao/domain/money/exchange'
import type { Scope } from '#scope.ts'
import { findExchangeRate } from './find-exchange-rate.ts'

/** The rate in force of each currency besides reais that products can be sold in. */
export async function listExchangeRates(scope: Scope) {
  return Promise.all(
    foreignCurrencies.map(async (currency) => {
      const rate = await findExchangeRate(scope, currency)
      return {
        currency,
        rate: rate && {
          rateMillionths: rate.rateMillionths,
          spreadBasisPoints: rate.spreadBasisPoints,
          savedAt: rate.savedAt.toISOString(),
        },
      }
    }),
  )
}
