import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliations } from '#db/schema/partners.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { describePrograms, isOpenToAffiliates, ownAffiliation, programColumns } from './list-programs.ts'

/**
 * The page of a program, including one that the marketplace does not list. Readers who are not affiliates get
 * the rules without the materials.
 */
export async function getProgramPage(caller: Caller, { productId }: { productId: string }) {
  const [found] = await caller.tx
    .select({
      ...programColumns(caller),
      rules: affiliatePrograms.rules,
      supportEmail: affiliatePrograms.supportEmail,
      materialsUrl: affiliatePrograms.materialsUrl,
      salesPageUrl: products.salesPageUrl,
    })
    .from(affiliatePrograms)
    .innerJoin(products, eq(products.id, affiliatePrograms.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .leftJoin(affiliations, ownAffiliation(caller))
    .where(and(eq(affiliatePrograms.productId, productId), isOpenToAffiliates))
  if (!found) throw new AppError('product_not_found')
  const { materialsUrl, ...program } = found
  const [page] = await describePrograms(caller, [program])
  invariant(page, 'one program was found')
  return { ...page, materialsUrl: page.ownStatus === 'ACTIVE' ? materialsUrl : null }
}
