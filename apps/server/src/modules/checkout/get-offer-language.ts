import type { Locale } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offers, products } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

/** The language that a closed offer's buyers read; null when this platform has no such offer. */
export async function getOfferLanguage({ tx }: Scope, offerId: string): Promise<Locale | null> {
  if (!z.uuid().safeParse(offerId).success) return null
  const [found] = await tx
    .select({ language: products.language })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(eq(offers.id, offerId))
  return found?.language ?? null
}
