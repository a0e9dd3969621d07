import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { payAnticipation } from './pay-anticipation.ts'
import { priceRequest } from './price-request.ts'

/** Pays the counter-offer when the seller accepts it, unless it now pays less than the amount shown. */
export async function acceptCounter(
  caller: Caller,
  { anticipationId, netCents }: { anticipationId: string; netCents: number },
): Promise<void> {
  const { userId } = caller.session
  const anticipation = await lockOpenAnticipation(caller, { anticipationId, userId }, ['COUNTERED'])
  const quote = await priceRequest(caller, anticipation)
  if (quote.netCents < netCents) throw new AppError('record_changed')
  await payAnticipation(caller, anticipation, quote, { source: 'SELLER', actorUserId: userId })
}
