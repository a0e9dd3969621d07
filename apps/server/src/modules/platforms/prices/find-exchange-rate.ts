import type { ForeignCurrency } from '@balcao/domain/money/exchange'
import { desc, eq } from 'drizzle-orm'
import { exchangeRates } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** The rate in force for a currency; null where the platform has never set one. */
export async function findExchangeRate({ tx }: Scope, currency: ForeignCurrency) {
  const [rate] = await tx
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.currency, currency))
    .orderBy(desc(exchangeRates.savedAt), desc(exchangeRates.id))
    .limit(1)
  return rate ?? null
}
