import { type FunnelStep, offersOf, type StepAnswer, stepAfter } from '@balcao/domain/checkout/upsell-funnel'
import { and, eq } from 'drizzle-orm'
import { upsellFunnels, upsellFunnelVersions, upsellShowings } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'
import { drawVariant } from './draw-variant.ts'
import { listOwnedOffers } from './list-owned-offers.ts'

export type FoundStep = Pick<FunnelStep, 'key' | 'offerId' | 'headline' | 'text'> &
  Pick<typeof upsellShowings.$inferSelect, 'funnelId' | 'versionId' | 'variantKey' | 'isVariant'> & {
    isShown: boolean
    isCardDeclined: boolean
  }

/**
 * The current step of a purchase's buyer; null at the end, or without a funnel. A buyer stays in the version
 * that was published when they began.
 */
export async function findStep(
  scope: Scope,
  { firstPaymentId, orderId, offerId }: { firstPaymentId: string; orderId: string; offerId: string },
): Promise<FoundStep | null> {
  const shown = await scope.tx
    .select()
    .from(upsellShowings)
    .where(eq(upsellShowings.firstPaymentId, firstPaymentId))
  const version = await findVersion(scope, { offerId, versionId: shown[0]?.versionId })
  if (!version) return null
  const answers = new Map<string, StepAnswer>(
    shown.flatMap(({ stepKey, answer }) =>
      answer === 'NONE' ? [] : [[stepKey, answer === 'ACCEPTED' ? 'ACCEPTED' : 'REFUSED']],
    ),
  )
  const owned = await listOwnedOffers(scope, orderId, offersOf(version.steps))
  const atNext = () => {
    const step = stepAfter(version.steps, answers)
    return step && { step, variant: drawVariant(step, orderId) }
  }
  let found = atNext()
  // Skips an offer of a product that the buyer already has, as if it had been accepted.
  while (found && owned.has((found.variant ?? found.step).offerId)) {
    answers.set(found.step.key, 'ACCEPTED')
    found = atNext()
  }
  if (!found) return null
  const { step, variant } = found
  const { offerId: offered, headline, text } = variant ?? step
  const showing = shown.find(({ stepKey }) => stepKey === step.key)
  return {
    key: step.key,
    offerId: offered,
    headline,
    text,
    funnelId: version.funnelId,
    versionId: version.id,
    variantKey: step.variants?.[0]?.key ?? null,
    isVariant: variant !== null,
    isShown: showing !== undefined,
    isCardDeclined: (showing?.cardDeclinedAt ?? null) !== null,
  }
}

async function findVersion(
  { tx }: Scope,
  { offerId, versionId }: { offerId: string; versionId: string | undefined },
) {
  const [version] = versionId
    ? await tx.select().from(upsellFunnelVersions).where(eq(upsellFunnelVersions.id, versionId))
    : (
        await tx
          .select({ version: upsellFunnelVersions })
          .from(upsellFunnels)
          .innerJoin(
            upsellFunnelVersions,
            and(
              eq(upsellFunnelVersions.funnelId, upsellFunnels.id),
              eq(upsellFunnelVersions.number, upsellFunnels.publishedNumber),
            ),
          )
          .where(and(eq(upsellFunnels.offerId, offerId), eq(upsellFunnels.state, 'ACTIVE')))
      ).map((row) => row.version)
  return version
}
