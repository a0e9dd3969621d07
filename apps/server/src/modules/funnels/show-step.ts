import { type FunnelStep, type StepAnswer, stepAfter } from '@balcao/domain/upsell-funnel'
import { and, eq } from 'drizzle-orm'
import { offers } from '../../db/schema/catalog.ts'
import { upsellFunnels, upsellFunnelVersions, upsellShowings } from '../../db/schema/funnels.ts'
import type { Scope } from '../../scope.ts'

/**
 * The step that the buyer of a purchase stands at, written down as shown; null at the end, or where there is no funnel. Whoever has begun goes
 * on in the version that was published then.
 */
export async function showStep(
  scope: Scope,
  { firstPaymentId, offerId }: { firstPaymentId: string; offerId: string },
): Promise<FunnelStep | null> {
  const { tx, platformId, now } = scope
  const shown = await tx
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
  const step = stepAfter(version.steps, answers)
  if (!step) return null
  const [offer] = await tx
    .select({ priceCents: offers.priceCents })
    .from(offers)
    .where(eq(offers.id, step.offerId))
  if (!offer) return null
  await tx
    .insert(upsellShowings)
    .values({
      platformId,
      funnelId: version.funnelId,
      versionId: version.id,
      firstPaymentId,
      stepKey: step.key,
      offerId: step.offerId,
      priceCents: offer.priceCents,
      shownAt: now,
    })
    .onConflictDoNothing()
  return step
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
