import { jobs } from '../jobs.ts'
import { startWorker } from '../kit/jobs/run-worker.ts'
import type { StartPart } from './process-kind.ts'

/** Background jobs and timers. */
export const startWorkerProcess: StartPart = async (app, { ownerUrl, stops }) => {
  const worker = await startWorker(app, ownerUrl, jobs)
  stops.push(() => worker.stop())
}
