import { asc, eq } from 'drizzle-orm'
import { deliveryOptions, offers } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'
import { type OfferSettings, offerSettingsOf, usualOfferSettings } from './usual-offer-settings.ts'

export type SharedSettings = {
  settings: OfferSettings
  deliveries: { description: string; deliveryTime: string; fareAmountCents: number; preSelected: boolean }[]
}

/** The settings of a product from its oldest offer, the template of a new one. */
export async function readSharedSettings({ tx }: Scope, productId: string): Promise<SharedSettings> {
  const [oldest] = await tx
    .select()
    .from(offers)
    .where(eq(offers.productId, productId))
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(1)
  if (!oldest) return { settings: usualOfferSettings, deliveries: [] }
  return { settings: offerSettingsOf(oldest), deliveries: await readDeliveries({ tx }, oldest.id) }
}

export function readDeliveries(
  { tx }: Pick<Scope, 'tx'>,
  offerId: string,
): Promise<SharedSettings['deliveries']> {
  return tx
    .select({
      description: deliveryOptions.description,
      deliveryTime: deliveryOptions.deliveryTime,
      fareAmountCents: deliveryOptions.fareAmountCents,
      preSelected: deliveryOptions.preSelected,
    })
    .from(deliveryOptions)
    .where(eq(deliveryOptions.offerId, offerId))
    .orderBy(asc(deliveryOptions.position))
}
