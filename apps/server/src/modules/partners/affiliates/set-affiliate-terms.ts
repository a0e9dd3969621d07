import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import type { affiliateTermsInput } from './affiliates.input.ts'
import { changeTerms } from './change-terms.ts'

/** Offers individual terms, without tiers, to one affiliate of the caller's own product. */
export async function setAffiliateTerms(
  caller: Caller,
  { affiliationId, basisPoints, windowDays }: z.output<typeof affiliateTermsInput>,
): Promise<void> {
  const [own] = await caller.tx
    .select({ productId: products.id, rules: affiliatePrograms.rules })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, affiliations.productId))
    .where(and(eq(affiliations.id, affiliationId), eq(products.sellerId, caller.session.userId)))
    .for('no key update', { of: products })
  if (!own) throw new AppError('not_found')
  const { productId, rules } = own
  await changeTerms(caller, {
    productId,
    affiliationId,
    basisPoints,
    tiers: null,
    windowDays,
    rules: rules ?? '',
  })
}
