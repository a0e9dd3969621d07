import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq, inArray, ne, notExists } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOfferedTerms } from './find-offered-terms.ts'

/**
 * The program of the caller's own product for its form; null without one. The form sends `version` back
 * (optimistic lock).
 */
export async function getAffiliateProgram(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [[found], terms] = await Promise.all([
    tx
      .select({ program: affiliatePrograms })
      .from(products)
      .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, products.id))
      .where(and(eq(products.id, productId), eq(products.sellerId, session.userId))),
    findOfferedTerms(caller, { productId, affiliationId: null }),
  ])
  if (!found) throw new AppError('product_not_found')
  if (!found.program || !terms) return null
  const { platformId: _platform, id: _id, createdAt: _createdAt, ...program } = found.program
  return {
    ...program,
    basisPoints: terms.basisPoints,
    tiers: terms.tiers,
    windowDays: terms.windowDays,
    termsVersion: terms.version,
    toAccept: await countToAccept(caller, { productId, termsId: terms.id }),
  }
}

/**
 * Affiliates of the program who have not accepted its newest version. Affiliates with terms of their own are
 * not counted.
 */
async function countToAccept(
  { tx }: Caller,
  { productId, termsId }: { productId: string; termsId: string },
): Promise<number> {
  const ownTerms = tx
    .select({ id: affiliateTerms.id })
    .from(affiliateTerms)
    .where(and(eq(affiliateTerms.productId, productId), eq(affiliateTerms.affiliationId, affiliations.id)))
  const [counted] = await tx
    .select({ count: count() })
    .from(affiliations)
    .where(
      and(
        eq(affiliations.productId, productId),
        inArray(affiliations.status, ['ACTIVE', 'PAUSED']),
        ne(affiliations.termsId, termsId),
        notExists(ownTerms),
      ),
    )
  return counted?.count ?? 0
}
