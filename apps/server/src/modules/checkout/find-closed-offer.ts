import type { PageBrand } from '@balcao/domain/checkout/checkout-page'
import type { Locale } from '@balcao/domain/vocabulary'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

export type FoundClosedOffer = { language: Locale; sellerId: string; isComing: boolean; brand: PageBrand }

/**
 * Seller of an offer that cannot be bought now, and whether the offer opens later; null when this platform
 * has no such offer.
 */
export async function findClosedOffer({ tx }: Scope, offerId: string): Promise<FoundClosedOffer | null> {
  if (!z.uuid().safeParse(offerId).success) return null
  const [found] = await tx
    .select({
      language: products.language,
      status: products.status,
      sellerId: products.sellerId,
      name: users.name,
      supportEmail: products.supportEmail,
      supportPhone: products.supportPhone,
      colorPrimary: sql<string>`${offers.builder} ->> 'colorPrimary'`,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(offers.id, offerId))
  if (!found) return null
  const { language, status, sellerId, ...brand } = found
  return { language, sellerId, isComing: notYetOpen.includes(status), brand }
}

const notYetOpen: readonly (typeof products.$inferSelect)['status'][] = [
  'DRAFT',
  'SUBMITTED',
  'NEEDS_CHANGES',
]
