import type { Cents } from '@balcao/domain/money/money'
import { upsellShowings } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'
import type { FoundStep } from './find-step.ts'

/**
 * Records that a buyer sees a step. False when another request recorded the showing first, perhaps of another
 * version, which then counts.
 */
export async function showStep(
  { tx, platformId, now }: Scope,
  { key, funnelId, versionId, offerId, variantKey, isVariant, isShown }: FoundStep,
  { firstPaymentId, priceCents }: { firstPaymentId: string; priceCents: Cents },
): Promise<boolean> {
  if (isShown) return true
  const written = await tx
    .insert(upsellShowings)
    .values({
      platformId,
      funnelId,
      versionId,
      firstPaymentId,
      stepKey: key,
      offerId,
      priceCents,
      variantKey,
      isVariant,
      shownAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: upsellShowings.id })
  return written.length > 0
}
