import { addJob } from '#add-job.ts'
import { noteMissed } from '#modules/acquirers/note-missed.ts'
import { webhookPatienceMs } from '#modules/acquirers/webhooks-arrive.ts'
import type { Scope } from '#scope.ts'
import { noticeSilenceJob } from './notice-silence.job.ts'

/**
 * Notes a payment that was found by asking. If no webhook follows in the account's usual time, its webhooks
 * count as stopped.
 */
export async function noteLearntByAsking(scope: Scope, providerAccountId: string): Promise<void> {
  const isFirst = await noteMissed(scope, providerAccountId)
  if (!isFirst) return
  const runAt = new Date(scope.now.getTime() + webhookPatienceMs)
  await addJob(
    scope,
    noticeSilenceJob,
    { providerAccountId },
    { runAt, key: `${noticeSilenceJob.name}:${providerAccountId}` },
  )
}
