import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'
import { sendGiftJob } from './send-gift.job.ts'

/** Plans the mail of a paid gift. A repeated call changes nothing. */
export async function planGift(
  scope: Scope,
  { giftId, sendsAt }: { giftId: string; sendsAt: Date },
): Promise<void> {
  const runAt = sendsAt > scope.now ? sendsAt : scope.now
  await addJob(scope, sendGiftJob, { giftId }, { runAt, key: `gift:${giftId}` })
}
