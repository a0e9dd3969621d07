import { offersOf } from '@balcao/domain/checkout/upsell-funnel'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FunnelIdInput } from './funnel.input.ts'
import { pageOfFunnels } from './list-funnels.ts'
import { sumShowings } from './sum-showings.ts'
import { wholeSteps } from './whole-steps.ts'

/** One of the caller's own funnels for editing, with the counts of buyers' answers at each step. */
export async function getFunnel(caller: Caller, { funnelId }: FunnelIdInput) {
  const { tx, session } = caller
  const [funnel] = await tx
    .select()
    .from(upsellFunnels)
    .where(and(eq(upsellFunnels.id, funnelId), eq(upsellFunnels.sellerId, session.userId)))
  if (!funnel) throw new AppError('not_found')
  const [{ rows }, figures, named] = await Promise.all([
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
      .where(inArray(offers.id, offersOf(funnel.steps))),
  ])
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { version } = funnel
  return {
    ...row,
    version,
    steps: wholeSteps(funnel.steps),
    stepOffers: named,
    figures: figures.map(({ funnelId: _, ...figure }) => figure),
    /** True if the edited version is the published one. */
    isPublished: row.publishedNumber !== null && !row.hasDraft,
  }
}
