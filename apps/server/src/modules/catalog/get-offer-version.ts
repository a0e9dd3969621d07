import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { offers } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

/** The one number that tells whether a kept page is still the offer's page. */
export async function getOfferVersion({ tx, platformId }: Scope, offerId: string): Promise<number> {
  if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
  const [offer] = await tx
    .select({ version: offers.version })
    .from(offers)
    .where(and(eq(offers.platformId, platformId), eq(offers.id, offerId)))
  if (!offer) throw new AppError('offer_not_found')
  return offer.version
}
