import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelIdInput } from './funnel.input.ts'
import { lockOwnFunnel } from './lock-own-funnel.ts'

/** Pauses a funnel for new buyers; buyers who have begun go on. */
export async function pauseFunnel(caller: Caller, { funnelId }: FunnelIdInput): Promise<void> {
  const funnel = await lockOwnFunnel(caller, funnelId)
  if (funnel.state !== 'ACTIVE') throw new AppError('not_found')
  await caller.tx
    .update(upsellFunnels)
    .set({ state: 'PAUSED', version: funnel.version + 1, updatedAt: caller.now })
    .where(eq(upsellFunnels.id, funnelId))
}
