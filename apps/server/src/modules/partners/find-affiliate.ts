import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../db/schema/accounts.ts'
import { affiliations } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

export type AffiliateOfSale = { id: string; basisPoints: number }

/** The affiliate named in the address earns only if active for this very product, and never on a purchase of their own. */
export async function findAffiliate(
  { tx }: Scope,
  sale: {
    productId: string
    affiliateId: string | undefined
    sellerId: string
    buyer: { email: string; document: string }
  },
): Promise<AffiliateOfSale | null> {
  if (!z.uuid().safeParse(sale.affiliateId).success || sale.affiliateId === sale.sellerId) return null
  const [found] = await tx
    .select({
      id: users.id,
      basisPoints: affiliations.basisPoints,
      email: users.email,
      document: users.document,
    })
    .from(affiliations)
    .innerJoin(users, eq(users.id, affiliations.affiliateId))
    .where(
      and(
        eq(affiliations.productId, sale.productId),
        eq(affiliations.affiliateId, sale.affiliateId ?? ''),
        eq(affiliations.status, 'ACTIVE'),
      ),
    )
  if (!found || found.email === sale.buyer.email || found.document === sale.buyer.document) return null
  return { id: found.id, basisPoints: found.basisPoints }
}
