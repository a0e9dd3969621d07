import { asc, eq, inArray } from 'drizzle-orm'
import { deliveryOptions, offers } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'
import type { SharedSettings } from './read-shared-settings.ts'

type Wanted = { productId: string; deliveries: SharedSettings['deliveries'] }

/**
 * Replaces the delivery options of every offer of a product. An option that keeps its position keeps its id,
 * so an open page can still name it.
 */
export async function replaceDeliveries(scope: Scope, { productId, deliveries }: Wanted): Promise<void> {
  const { tx } = scope
  const own = await tx.select({ id: offers.id }).from(offers).where(eq(offers.productId, productId))
  for (const { id: offerId } of own) await replaceOfferDeliveries(scope, { offerId, deliveries })
}

/** Replaces the delivery options of one offer, which then differs from the others of its product. */
export async function replaceOfferDeliveries(
  scope: Scope,
  { offerId, deliveries }: { offerId: string; deliveries: Wanted['deliveries'] },
): Promise<void> {
  const { tx } = scope
  const stored = await tx
    .select({ id: deliveryOptions.id })
    .from(deliveryOptions)
    .where(eq(deliveryOptions.offerId, offerId))
    .orderBy(asc(deliveryOptions.position))
  for (const [position, delivery] of deliveries.entries()) {
    const kept = stored[position]
    if (kept)
      await tx
        .update(deliveryOptions)
        .set({ ...delivery, position })
        .where(eq(deliveryOptions.id, kept.id))
  }
  await addDeliveries(scope, { offerId, deliveries, from: stored.length })
  const surplus = stored.slice(deliveries.length).map(({ id }) => id)
  if (surplus.length > 0) await tx.delete(deliveryOptions).where(inArray(deliveryOptions.id, surplus))
}

/** Stores the delivery options from this position on. */
export async function addDeliveries(
  { tx, platformId }: Scope,
  { offerId, deliveries, from = 0 }: { offerId: string; deliveries: Wanted['deliveries']; from?: number },
): Promise<void> {
  const added = deliveries.slice(from)
  if (added.length === 0) return
  await tx
    .insert(deliveryOptions)
    .values(added.map((delivery, place) => ({ ...delivery, platformId, offerId, position: from + place })))
}
