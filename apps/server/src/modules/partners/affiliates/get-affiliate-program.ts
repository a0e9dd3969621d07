import { AppError } from '@balcao/domain/app-error'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

/** The program of the caller's own product as the form edits it; null where there is none yet. `version` goes back with the form. */
export async function getAffiliateProgram({ tx, session }: Caller, { productId }: { productId: string }) {
  const [[found], [terms]] = await Promise.all([
    tx
      .select({ program: affiliatePrograms })
      .from(products)
      .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, products.id))
      .where(and(eq(products.id, productId), eq(products.sellerId, session.userId))),
    tx
      .select()
      .from(affiliateTerms)
      .where(and(eq(affiliateTerms.productId, productId), isNull(affiliateTerms.affiliationId)))
      .orderBy(desc(affiliateTerms.effectiveFrom))
      .limit(1),
  ])
  if (!found) throw new AppError('product_not_found')
  if (!found.program || !terms) return null
  const { platformId: _platform, id: _id, createdAt: _createdAt, ...program } = found.program
  return {
    ...program,
    basisPoints: terms.basisPoints,
    windowDays: terms.windowDays,
    /** In the future for announced terms that do not count yet. */
    termsFrom: terms.effectiveFrom.toISOString(),
  }
}
