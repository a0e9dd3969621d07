import { type ForeignCurrency, foreignCurrencies, rateLifeMs } from '@balcao/domain/money/exchange'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { findExchangeRate } from '#modules/platforms/prices/find-exchange-rate.ts'
import type { Caller } from '#rpc/caller.ts'

/** The convertible balance of each currency, its rate, and the end of the rate's validity. */
export function listConversionTerms(caller: Caller) {
  return Promise.all(foreignCurrencies.map((currency) => termsOf(caller, currency)))
}

async function termsOf(caller: Caller, currency: ForeignCurrency) {
  const { userId, purse } = ownPurse(caller)
  const [{ availableCents, debtCents }, rate] = await Promise.all([
    getBalance(caller, userId, currency, purse),
    findExchangeRate(caller, currency),
  ])
  const endsAt = rate && new Date(rate.savedAt.getTime() + rateLifeMs)
  return {
    currency,
    availableCents,
    debtCents,
    /** Null if the platform has no valid rate. */
    rate:
      rate && endsAt && endsAt > caller.now
        ? {
            rateMillionths: rate.rateMillionths,
            spreadBasisPoints: rate.spreadBasisPoints,
            savedAt: rate.savedAt.toISOString(),
            endsAt: endsAt.toISOString(),
          }
        : null,
  }
}
