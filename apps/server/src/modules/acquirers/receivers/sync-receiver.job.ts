import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { inScope } from '#scope.ts'
import { syncReceiver } from './sync-receiver.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * A provider takes minutes or days to review documents. After a month without a decision the automatic checks
 * stop; a person can still start one.
 */
const pausesMs = [hourMs / 6, hourMs, 6 * hourMs, ...Array.from({ length: 30 }, () => dayMs)]

type ReceiverToSync = { receiverId: string; round: number }

/**
 * Checks a provider's decision about a receiver, and again later until there is one. A receiver in use is
 * checked every day, to notice a disabled transfer or a balance that stays there.
 */
export const syncReceiverJob: Job<App, ReceiverToSync> = defineJob({
  name: 'sync-receiver',
  payload: z.object({ receiverId: z.uuid(), round: z.int().min(0) }),
  triesMax: 10,
  async run(app, { platformId, receiverId, round }) {
    const outcome = await syncReceiver(app, { platformId, receiverId })
    const pauseMs = outcome.kind === 'in_force' ? dayMs : pausesMs[round]
    if (outcome.kind === 'settled' || pauseMs === undefined) return
    await inScope(app, platformId, (scope) =>
      outcome.kind === 'not_asked'
        ? addJob(scope, syncReceiverJob, { receiverId, round }, { runAt: outcome.until })
        : addJob(
            scope,
            syncReceiverJob,
            { receiverId, round: outcome.kind === 'in_force' ? 0 : round + 1 },
            { key: `sync-receiver:${receiverId}`, runAt: new Date(scope.now.getTime() + pauseMs) },
          ),
    )
  },
})
