import { constants, setPriority } from 'node:os'
import { jobs } from '#jobs.ts'
import { startWorker } from '#kit/jobs/run-worker.ts'
import type { StartPart } from './process-kind.ts'

/** Background jobs and timers. On a machine with too much to do, a sale comes before the mails about it. */
export const startWorkerProcess: StartPart = async (app, { ownerUrl, stops }) => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const worker = await startWorker(app, ownerUrl, jobs)
  stops.push(() => worker.stop())
}
