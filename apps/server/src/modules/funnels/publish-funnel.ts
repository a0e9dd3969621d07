import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ne } from 'drizzle-orm'
import { violatedConstraint } from '#db/retryable.ts'
import { upsellFunnels, upsellFunnelVersions } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelIdInput } from './funnel.input.ts'
import { lockOwnFunnel } from './lock-own-funnel.ts'
import { requireSoldOffers } from './require-sold-offers.ts'

/** Publishes the edited funnel for future buyers, in place of any other funnel of the same offer. */
export async function publishFunnel(
  caller: Caller,
  { funnelId }: FunnelIdInput,
): Promise<{ number: number }> {
  const { tx, platformId, now } = caller
  const funnel = await lockOwnFunnel(caller, funnelId)
  const { offerId, steps, version } = funnel
  if (steps.length === 0) throw new AppError('input_invalid', { field: 'steps' })
  await requireSoldOffers(caller, offerId, steps)
  const number = (funnel.publishedNumber ?? 0) + 1
  await tx.insert(upsellFunnelVersions).values({ platformId, funnelId, number, steps, publishedAt: now })
  const others = and(
    eq(upsellFunnels.offerId, offerId),
    eq(upsellFunnels.state, 'ACTIVE'),
    ne(upsellFunnels.id, funnelId),
  )
  await tx.update(upsellFunnels).set({ state: 'PAUSED', updatedAt: now }).where(others)
  await tx
    .update(upsellFunnels)
    .set({ state: 'ACTIVE', publishedNumber: number, version: version + 1, updatedAt: now })
    .where(eq(upsellFunnels.id, funnelId))
    .catch(refuseSecondActive)
  return { number }
}

/** The unique index reports another funnel of the same offer, published at the same moment. */
function refuseSecondActive(error: unknown): never {
  if (violatedConstraint(error) === 'upsell_funnels_active')
    throw new AppError('record_changed', {}, { cause: error })
  throw error
}
