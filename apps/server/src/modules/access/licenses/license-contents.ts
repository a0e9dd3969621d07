import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own content with license keys; another seller's content is not found. */
export async function requireLicenseContent({ tx, session }: Caller, contentId: string) {
  const [content] = await tx
    .select({ id: productContents.id, productId: productContents.productId, title: productContents.title })
    .from(productContents)
    .innerJoin(products, eq(products.id, productContents.productId))
    .where(
      and(
        eq(productContents.id, contentId),
        eq(productContents.kind, 'LICENSE'),
        eq(products.sellerId, session.userId),
      ),
    )
  if (!content) throw new AppError('not_found')
  return content
}
