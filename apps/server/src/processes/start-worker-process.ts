import { constants, setPriority } from 'node:os'
import { jobs } from '#jobs.ts'
import { startWorker } from '#kit/jobs/run-worker.ts'
import type { StartPart } from './process-kind.ts'

/**
 * Background jobs and timers, the bounce mailbox where there is one, and the watch over the books where metrics are read. On a
 * busy machine a sale has priority over its mails.
 */
export const startWorkerProcess: StartPart = async (app, { ownerUrl, stops }) => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const worker = await startWorker(app, ownerUrl, jobs)
  stops.push(() => worker.stop())
  if (app.config.bounces) {
    const { readBounces } = await import('./read-bounces.ts')
    const reader = readBounces(app, ownerUrl, app.config.bounces.mailboxUrl)
    stops.push(() => reader.stop())
  }
  if (app.config.metricsPort === undefined) return
  const { watchBooks } = await import('./watch-books.ts')
  const watcher = watchBooks(app, ownerUrl)
  stops.push(() => watcher.stop())
}
