import type { z } from 'zod'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { reviewPolicyInput } from './review.input.ts'

type ReviewPolicy = z.output<typeof reviewPolicyInput>

export async function getReviewPolicy(caller: Caller): Promise<ReviewPolicy> {
  const { sellsBeforeReview } = await getPlatform(caller)
  return { sellsBeforeReview }
}

/** Sets whether new products sell before their review. Earlier submissions keep the former rule. */
export async function saveReviewPolicy(caller: Caller, { sellsBeforeReview }: ReviewPolicy): Promise<void> {
  const { session, ip, platformId } = caller
  await updatePlatform(caller, { sellsBeforeReview })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'review_policy.saved', subject: platformId, detail: { sellsBeforeReview } },
  )
}
