import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const review = (more: object = {}): ObjectRow => ({
  reviewId: ({ reviewed }: Holdings) => ({ reviewId: reviewed.reviewId, ...more }),
})

const reason = 'A página promete ganhos'

export const adminProductsAccess: AccessFacts = {
  at: 'admin.products',
  objects: {
    review: review(),
    decide: review({ version: 1, decision: 'APPROVED' }),
    // Runs after the decision: only a submitted or approved product can be suspended.
    suspend: {
      productId: {
        own: ({ reviewed }) => ({ productId: reviewed.productId, reason }),
        refusal: 'product_not_found',
      },
    },
  },
}
