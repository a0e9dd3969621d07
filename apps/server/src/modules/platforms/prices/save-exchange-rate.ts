import { readRate } from '@balcao/domain/money/exchange'
import { exchangeRates } from '#db/schema/platforms.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ExchangeRateInput } from './exchange-rate.input.ts'

/** Saves a rate for future conversions; past ones keep theirs. */
export async function saveExchangeRate(
  caller: Caller,
  { currency, rate, spreadBasisPoints, reason }: ExchangeRateInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const saved = { currency, rateMillionths: readRate(rate), spreadBasisPoints }
  await tx.insert(exchangeRates).values({ ...saved, platformId, savedById: session.userId, savedAt: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'exchange_rate.saved', subject: platformId, detail: saved },
  )
}
