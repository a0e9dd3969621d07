import { type ForeignCurrency, foreignCurrencies, rateLifeMs } from '@balcao/domain/exchange'
import type { Caller } from '../../../rpc/caller.ts'
import { getBalance } from '../../ledger/get-balance.ts'
import { ownPurse } from '../../ledger/own-purse.ts'
import { findExchangeRate } from '../../platforms/find-exchange-rate.ts'

/** What somebody may change into reais now, of each currency, at which rate, and until when that counts. */
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
    /** Null where the platform has no rate that still counts. */
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
