import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { products } from '../../../db/schema/catalog.ts'
import { affiliatePrograms, affiliations } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { isOpenToAffiliates, ownAffiliation, programColumns } from './list-programs.ts'

/** The page of a program, also of one that the shop window does not show. Whoever is not an affiliate yet reads the rules, not the materials. */
export async function getProgramPage(caller: Caller, { productId }: { productId: string }) {
  const [found] = await caller.tx
    .select({
      ...programColumns(caller),
      rules: affiliatePrograms.rules,
      attribution: affiliatePrograms.attribution,
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
  const { imageKey, materialsUrl, ...page } = found
  return {
    ...page,
    imageUrl: imageKey === null ? null : caller.app.store.publicUrl(imageKey),
    materialsUrl: page.ownStatus === 'ACTIVE' ? materialsUrl : null,
  }
}
