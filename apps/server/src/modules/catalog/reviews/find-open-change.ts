import type { ReviewedFacts } from '@balcao/domain/product-review'
import { and, eq } from 'drizzle-orm'
import { productReviews } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

/** Proposed data of an approved product, while it waits for review. */
export async function findOpenChange({ tx }: Scope, productId: string): Promise<ReviewedFacts | null> {
  const [open] = await tx
    .select({ proposal: productReviews.proposal })
    .from(productReviews)
    .where(
      and(
        eq(productReviews.productId, productId),
        eq(productReviews.kind, 'CHANGE'),
        eq(productReviews.state, 'OPEN'),
      ),
    )
  return open?.proposal ?? null
}
