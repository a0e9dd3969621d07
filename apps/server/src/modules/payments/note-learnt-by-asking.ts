import { addJob } from '../../add-job.ts'
import type { Scope } from '../../scope.ts'
import { noteMissed } from '../acquirers/note-missed.ts'
import { webhookPatienceMs } from '../acquirers/webhooks-arrive.ts'
import { noticeSilenceJob } from './notice-silence.job.ts'

/** A payment was found by asking. If its webhook is not merely slow, the account is looked at when its patience has run out. */
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
