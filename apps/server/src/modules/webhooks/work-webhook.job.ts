import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { defineJob } from '#define-job.ts'
import { maskByShape } from '#kit/log.ts'
import { inScope, type Scope } from '#scope.ts'
import { reserveWebhookRead } from './claim-read.ts'
import { recordVerdict } from './confirm-claims.job.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { quarantine } from './quarantine.ts'
import { type ClaimMustWait, getWebhook, openWebhook, type Webhook } from './webhook.ts'

const triesMax = 8
const reasonMax = 200

/**
 * Processes the inbox. A webhook that fails is parked after its last try, where a person sees it and may
 * replay it.
 */
export const workWebhookJob = defineJob({
  name: 'work-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  triesMax,
  isAwaited: true,
  run: async (app, { platformId, webhookId }) => {
    const addressed = await openWebhook(app, platformId, webhookId)
    const { webhook } = addressed
    if (webhook.state !== 'RECEIVED') return
    const verdict = await judgeWebhook(app, addressed)
    if (verdict.state !== 'WAITING' || verdict.paymentId !== null) return recordVerdict(app, webhook, verdict)
    const isKept = await inScope(app, platformId, (scope) => keepForLater(scope, webhook, verdict))
    if (isKept) return
    const detail = 'the next question answers it too'
    await recordVerdict(app, webhook, { state: 'DUPLICATE', detail, paymentId: null })
  },
  giveUp: async (app, { platformId, webhookId }, error) => {
    const webhook = await inScope(app, platformId, (scope) => getWebhook(scope, webhookId))
    const reason = maskByShape(error instanceof Error ? error.message : 'unknown').slice(0, reasonMax)
    const verdict = quarantine({ code: 'FAILED', tries: triesMax }, webhook.paymentId, reason)
    await recordVerdict(app, webhook, verdict)
  },
})

async function keepForLater(
  scope: Scope,
  webhook: Webhook,
  { until, subject }: ClaimMustWait,
): Promise<boolean> {
  const { id, providerAccountId } = webhook
  const isKept =
    subject === undefined ||
    (await reserveWebhookRead(scope, { providerAccountId, subject }, { until, webhookId: id }))
  if (isKept) await scheduleWork(scope, id, { runAt: until })
  return isKept
}

export async function scheduleWork(
  scope: Scope,
  webhookId: string,
  { runAt = scope.now, isLate = false }: { runAt?: Date; isLate?: boolean } = {},
): Promise<void> {
  await addJob(scope, workWebhookJob, { webhookId }, { runAt, isLate, key: `work-webhook:${webhookId}` })
}
