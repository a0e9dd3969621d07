import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelInput } from './funnel.input.ts'
import { lockOwnFunnel } from './lock-own-funnel.ts'
import { requireSoldOffers } from './require-sold-offers.ts'

/** Saves the edited funnel. Buyers see it after it is published. */
export async function saveFunnel(
  caller: Caller,
  { funnelId, version, name, steps }: FunnelInput,
): Promise<void> {
  const funnel = await lockOwnFunnel(caller, funnelId)
  if (funnel.version !== version) throw new AppError('record_changed')
  await requireSoldOffers(caller, funnel.offerId, steps)
  await caller.tx
    .update(upsellFunnels)
    .set({ name, steps, version: version + 1, updatedAt: caller.now })
    .where(eq(upsellFunnels.id, funnelId))
}
