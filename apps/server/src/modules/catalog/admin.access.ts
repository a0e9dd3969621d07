import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const review = (more: object = {}): ObjectRow => ({
  caller: 'manager',
  ids: {
    reviewId: probe({
      own: ({ reviewed }: Holdings) => ({ reviewId: reviewed.reviewId, ...more }),
      foreign: (_own, { reviewed }) => ({ reviewId: reviewed.reviewId, ...more }),
      refusal: 'not_found',
    }),
  },
})

const reason = 'A página promete ganhos'

export const adminProductsAccess: AccessFacts = {
  at: 'admin.products',
  objects: {
    review: review(),
    decide: review({ version: 1, decision: 'APPROVED' }),
    // Runs after the decision: only a submitted or approved product can be suspended.
    suspend: {
      caller: 'manager',
      ids: {
        productId: probe({
          own: ({ reviewed }) => ({ productId: reviewed.productId, reason }),
          foreign: (_own, { reviewed }) => ({ productId: reviewed.productId, reason }),
          refusal: 'product_not_found',
        }),
      },
    },
  },
}
