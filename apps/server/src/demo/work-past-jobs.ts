import type postgres from 'postgres'
import { z } from 'zod'
import type { App } from '#app.ts'
import type { Job } from '#kit/jobs/job.ts'
import { releaseLotsJob } from '#modules/ledger/lots/release-lots.job.ts'
import { checkWithdrawalJob } from '#modules/payouts/withdrawals/sending/check-withdrawal.job.ts'
import { sendWithdrawalJob } from '#modules/payouts/withdrawals/sending/send-withdrawal.job.ts'
import { endDefenceJob } from '#modules/refunds/disputes/end-defence.job.ts'
import { followReversalJob } from '#modules/refunds/follow-reversal.job.ts'
import { makeRefundJob } from '#modules/refunds/make-refund.job.ts'
import { endRequestJob } from '#modules/refunds/requests/end-request.job.ts'
import { settleCycleJob } from '#modules/subscriptions/charging/settle-cycle.job.ts'
import { atInstant } from './at-instant.ts'

/** Jobs that move money or subscriptions. The rest, such as mails and checks, is left to the worker. */
const movingJobs: readonly Job<App, object>[] = [
  settleCycleJob,
  followReversalJob,
  makeRefundJob,
  endRequestJob,
  endDefenceJob,
  releaseLotsJob,
  sendWithdrawalJob,
  checkWithdrawalJob,
]

type Due = { name: string; payload: unknown; runAt: Date }

const envelope = z.looseObject({ platformId: z.uuid() })
const releaseOf = z.object({ userId: z.uuid() })

/** Runs the jobs planned until an instant of the past, each at its planned time. */
export async function workPastJobs(
  app: App,
  queue: postgres.Sql,
  { until, atOnce }: { until: Date; atOnce: number },
): Promise<void> {
  for (;;) {
    const due = withoutRepeatedReleases(await takeDue(queue, until))
    if (due.length === 0) return
    for (const job of movingJobs) {
      const ofKind = due.filter(({ name }) => name === job.name)
      for (let start = 0; start < ofKind.length; start += atOnce)
        await Promise.all(ofKind.slice(start, start + atOnce).map((one) => work(app, job, one)))
    }
  }
}

/** Removes due jobs from the queue for good; a failure here fails the start. */
async function takeDue(queue: postgres.Sql, until: Date): Promise<Due[]> {
  const names = movingJobs.map(({ name }) => name)
  const taken = await queue<Due[]>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${names}) and j.run_at <= ${until} and j.locked_at is null
    returning t.identifier as name, j.payload, j.run_at as "runAt"`
  return taken.toSorted((one, other) => one.runAt.getTime() - other.runAt.getTime())
}

/** A release includes all mature lots, so a person's last release of a day is enough. */
function withoutRepeatedReleases(due: readonly Due[]): Due[] {
  const last = new Map<string, Due>()
  for (const one of due)
    if (one.name === releaseLotsJob.name) last.set(releaseOf.parse(one.payload).userId, one)
  return due.filter(
    (one) => one.name !== releaseLotsJob.name || last.get(releaseOf.parse(one.payload).userId) === one,
  )
}

function work(app: App, job: Job<App, object>, { payload, runAt }: Due): Promise<void> {
  const { platformId } = envelope.parse(payload)
  return job.run(atInstant(app, runAt), { ...job.payload.parse(payload), platformId })
}
