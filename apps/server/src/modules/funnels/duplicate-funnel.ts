import { randomUUID } from 'node:crypto'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelCopyInput } from './funnel.input.ts'
import { lockOwnFunnel } from './lock-own-funnel.ts'

/** Copies the steps to a draft. Its comparisons start without figures. */
export async function duplicateFunnel(
  caller: Caller,
  { funnelId, name }: FunnelCopyInput,
): Promise<{ funnelId: string }> {
  const { tx, platformId, now } = caller
  const { sellerId, offerId, steps } = await lockOwnFunnel(caller, funnelId)
  const id = randomUUID()
  await tx.insert(upsellFunnels).values({
    id,
    platformId,
    sellerId,
    offerId,
    name,
    state: 'DRAFT',
    steps,
    createdAt: now,
    updatedAt: now,
  })
  return { funnelId: id }
}
