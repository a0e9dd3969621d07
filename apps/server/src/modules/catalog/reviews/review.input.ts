import { reviewKinds, reviewStates } from '@balcao/domain/delivery/product-review'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Minimum length of a description for a review. */
export const descriptionMin = 30

export const submissionInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  /** The seller's message to the reviewer; an appeal says why the suspension should end. */
  message: z.string().trim().max(1_000, problem('too_long')).default(''),
})
export type SubmissionInput = z.output<typeof submissionInput>

export const reviewIdInput = z.strictObject({ reviewId: z.uuid() })

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
/** The reviewed version of the product: later changes are reviewed again. */
const seen = { reviewId: z.uuid(), version: z.int().positive() }

export const reviewDecisionInput = z.discriminatedUnion('decision', [
  z.strictObject({ ...seen, decision: z.literal('APPROVED') }),
  z.strictObject({ ...seen, decision: z.enum(['NEEDS_CHANGES', 'REJECTED']), reason }),
])
export type ReviewDecisionInput = z.output<typeof reviewDecisionInput>

export const suspensionInput = z.strictObject({ productId: z.uuid(), reason })
export type SuspensionInput = z.output<typeof suspensionInput>

export const reviewFilters = {
  kind: z.enum(reviewKinds).optional(),
  state: z.enum(reviewStates).default('OPEN'),
}

export const reviewPolicyInput = z.strictObject({ sellsBeforeReview: z.boolean() })
