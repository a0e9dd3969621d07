import { z } from 'zod'
import { addJob, defineJob } from '../../kit/jobs/define-job.ts'
import { maskByShape } from '../../kit/log.ts'
import { inScope, type Scope } from '../../scope.ts'
import { recordVerdict } from './confirm-claims.job.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { getWebhook } from './webhook.ts'

const triesMax = 8
const reasonMax = 200

/** Works what lies in the inbox. One that cannot be worked is parked after its last try, where a person sees it and may replay it. */
export const workWebhookJob = defineJob({
  name: 'work-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  triesMax,
  isAwaited: true,
  run: async (app, { platformId, webhookId }) => {
    const webhook = await getWebhook(app, platformId, webhookId)
    if (webhook.state !== 'RECEIVED') return
    const verdict = await judgeWebhook(app, webhook)
    if (verdict.state === 'WAITING' && verdict.paymentId === null)
      await inScope(app, platformId, (scope) => scheduleWork(scope, webhookId, verdict.until))
    else await recordVerdict(app, webhook, verdict)
  },
  giveUp: async (app, { platformId, webhookId }, error) => {
    const webhook = await getWebhook(app, platformId, webhookId)
    const reason = maskByShape(error instanceof Error ? error.message : 'unknown').slice(0, reasonMax)
    await recordVerdict(app, webhook, {
      state: 'QUARANTINED',
      detail: `given up after ${triesMax} tries: ${reason}`,
      paymentId: webhook.paymentId,
    })
  },
})

export async function scheduleWork(scope: Scope, webhookId: string, runAt = scope.now): Promise<void> {
  await addJob(scope, workWebhookJob, { webhookId }, { runAt, key: `work-webhook:${webhookId}` })
}
