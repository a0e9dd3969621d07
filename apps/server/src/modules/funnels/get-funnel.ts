import { AppError } from '@balcao/domain/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { offers, products } from '../../db/schema/catalog.ts'
import { upsellFunnels, upsellFunnelVersions } from '../../db/schema/funnels.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { FunnelIdInput } from './funnel.input.ts'
import { pageOfFunnels } from './list-funnels.ts'
import { sumShowings } from './sum-showings.ts'

/** One of the caller's own funnels as it is edited, with what buyers answered at each step so far. */
export async function getFunnel(caller: Caller, { funnelId }: FunnelIdInput) {
  const { tx, session } = caller
  const [funnel] = await tx
    .select()
    .from(upsellFunnels)
    .where(and(eq(upsellFunnels.id, funnelId), eq(upsellFunnels.sellerId, session.userId)))
  if (!funnel) throw new AppError('not_found')
  const [{ rows }, figures, named, [published]] = await Promise.all([
    pageOfFunnels(caller, { limit: 1 }, eq(upsellFunnels.id, funnelId)),
    sumShowings(caller, [funnelId]),
    tx
      .select({
        offerId: offers.id,
        title: offers.title,
        productName: products.name,
        priceCents: offers.priceCents,
      })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(
        inArray(
          offers.id,
          funnel.steps.map(({ offerId }) => offerId),
        ),
      ),
    tx
      .select({ steps: upsellFunnelVersions.steps, publishedAt: upsellFunnelVersions.publishedAt })
      .from(upsellFunnelVersions)
      .where(
        and(
          eq(upsellFunnelVersions.funnelId, funnelId),
          eq(upsellFunnelVersions.number, funnel.publishedNumber ?? 0),
        ),
      ),
  ])
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { steps, version } = funnel
  return {
    ...row,
    version,
    steps,
    stepOffers: named,
    figures: figures.map(({ funnelId: _, ...figure }) => figure),
    publishedAt: published?.publishedAt.toISOString() ?? null,
    /** What is edited is what buyers see. */
    isPublished: published !== undefined && JSON.stringify(published.steps) === JSON.stringify(steps),
  }
}
