import { randomUUID } from 'node:crypto'
import { templateSteps } from '@balcao/domain/checkout/upsell-funnel'
import { AppError } from '@balcao/domain/texts/app-error'
import { upsellFunnels } from '#db/schema/funnels.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { NewFunnelInput } from './funnel.input.ts'
import { requireSoldOffers } from './require-sold-offers.ts'

/** Creates a funnel from a template. Buyers do not see it before it is published. */
export async function createFunnel(
  caller: Caller,
  { name, offerId, template, stepOfferIds }: NewFunnelInput,
): Promise<{ funnelId: string }> {
  const { tx, platformId, now, session } = caller
  const shapes = templateSteps[template]
  if (stepOfferIds.length !== shapes.length) throw new AppError('input_invalid', { field: 'stepOfferIds' })
  await requireSoldOffers(
    caller,
    offerId,
    stepOfferIds.map((id) => ({ offerId: id })),
  )
  const { product: first } = await loadOffer(caller, offerId)
  const steps = await Promise.all(
    shapes.map(async (shape, place) => {
      const { offer, product } = await loadOffer(caller, stepOfferIds[place] ?? '')
      // Another offer of the purchased product is named by its own title.
      const headline = product.id === first.id ? offer.title : product.name
      return { ...shape, offerId: offer.id, headline, text: '', variants: [] }
    }),
  )
  const funnelId = randomUUID()
  await tx.insert(upsellFunnels).values({
    id: funnelId,
    platformId,
    sellerId: session.userId,
    offerId,
    name,
    state: 'DRAFT',
    steps,
    createdAt: now,
    updatedAt: now,
  })
  return { funnelId }
}
