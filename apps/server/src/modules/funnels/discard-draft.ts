import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { upsellFunnels, upsellFunnelVersions } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelIdInput } from './funnel.input.ts'
import { lockOwnFunnel } from './lock-own-funnel.ts'

/** Restores the published version. Refused before the first publication. */
export async function discardDraft(caller: Caller, { funnelId }: FunnelIdInput): Promise<void> {
  const { tx, now } = caller
  const { version, publishedNumber } = await lockOwnFunnel(caller, funnelId)
  const [published] = await tx
    .select({ steps: upsellFunnelVersions.steps })
    .from(upsellFunnelVersions)
    .where(
      and(eq(upsellFunnelVersions.funnelId, funnelId), eq(upsellFunnelVersions.number, publishedNumber ?? 0)),
    )
  if (!published) throw new AppError('not_found')
  await tx
    .update(upsellFunnels)
    .set({ steps: published.steps, version: version + 1, updatedAt: now })
    .where(eq(upsellFunnels.id, funnelId))
}
