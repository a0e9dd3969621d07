import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { findProducts, findProductsInput } from './find-products.ts'
import { decideReview } from './reviews/decide-review.ts'
import { getReview } from './reviews/get-review.ts'
import { listReviews, reviewListInput } from './reviews/list-reviews.ts'
import {
  reviewDecisionInput,
  reviewIdInput,
  reviewPolicyInput,
  suspensionInput,
} from './reviews/review.input.ts'
import { reviewPolicy } from './reviews/review-policy.ts'
import { suspendProduct } from './reviews/suspend-product.ts'

const moderator = proceduresFor({ area: 'ADMIN', permission: 'isProductsAvailable' })
const settings = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminProductsApi = router({
  reviews: moderator.readLagging(reviewListInput, listReviews),
  find: moderator.readLagging(findProductsInput, findProducts),
  review: moderator.read(reviewIdInput, getReview),
  decide: moderator.write({ review: 'reviewId' }, reviewDecisionInput, decideReview),
  suspend: moderator.write({ product: 'productId' }, suspensionInput, suspendProduct),
  getPolicy: settings.read(reviewPolicy.get),
  savePolicy: settings.write('platform', reviewPolicyInput, reviewPolicy.save),
})
