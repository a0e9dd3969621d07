import type { AnticipationRate } from '@balcao/domain/money/anticipation'
import { and, eq } from 'drizzle-orm'
import { anticipationLots } from '#db/schema/anticipations.ts'
import type { Scope } from '#scope.ts'
import { type Anticipation, rateOf } from './anticipation.ts'
import { type Quote, quoteLots, sumQuote } from './quote-lots.ts'

/**
 * Price of the request's pending lots for the remaining days, at its own or another rate. Lots only shrink
 * and days only pass, so at its own rate the price is never higher than agreed.
 */
export async function priceRequest(
  scope: Scope,
  anticipation: Anticipation,
  rate: AnticipationRate = rateOf(anticipation),
): Promise<Quote> {
  const { id, userId } = anticipation
  const wanted = await scope.tx
    .select({ lotId: anticipationLots.lotId })
    .from(anticipationLots)
    .where(and(eq(anticipationLots.anticipationId, id), eq(anticipationLots.isWanted, true)))
  const lotIds = wanted.map(({ lotId }) => lotId)
  return sumQuote(await quoteLots(scope, { userId, rate, lotIds, anticipationId: id }))
}
