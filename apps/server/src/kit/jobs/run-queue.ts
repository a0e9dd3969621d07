import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type JobHelpers,
  type Logger,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import { Pool } from 'pg'
import type { Log } from '#kit/log.ts'
import { dailyTimetable } from './daily-jobs.ts'
import { takeOverJobs } from './take-over-jobs.ts'

export type Queue = {
  /** Resolves with the reason when the queue has lost a connection while working and must be replaced. */
  lost: Promise<string>
  /** Lets running jobs finish; jobs still held afterwards go back to the queue. */
  stop(): Promise<void>
}

type QueueParts = { ownerUrl: string; tasks: TaskList; logger: Logger; log: Log }

const concurrency = 8
/** Pool size: one for each job, one that listens, one for the timetable. */
const connectionsMax = concurrency + 2
/** Time to gather new jobs when the last fetch did not fill the queue. */
const gatherMs = 20
const releasePatienceMs = 2_000
/**
 * PostgreSQL plans the queue's statements once for each connection, while the table is almost empty. Without these settings
 * every fetch would then read the whole table: all jobs of later days, and all ended jobs that are not vacuumed yet.
 */
const byIndexes = ['seqscan', 'hashjoin', 'mergejoin'].map((way) => `-c enable_${way}=off`).join(' ')

/** One life of the job queue, while the database stays up. */
export async function runQueue({ ownerUrl, tasks, logger, log }: QueueParts): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter()
  const lost = Promise.withResolvers<string>()
  let workers: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    workers = workerPool
  })
  // The listening connection lives as long as the queue, so its error reveals every restart of the database.
  events.once('pool:listen:error', ({ error }) => lost.resolve(String(error)))
  // The pool shuts down by itself when it could not store the end of a job.
  events.once('pool:gracefulShutdown', ({ message }) => lost.resolve(message))
  const connections = connect(ownerUrl)
  const running = new Set<Promise<unknown>>()
  try {
    const runner = await run({
      pgPool: connections,
      taskList: watched(tasks, running),
      parsedCronItems: dailyTimetable,
      concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      logger,
      events,
      // Stored one by one, the end of a job on a lost connection is an unhandled rejection, which ends the process.
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          // Fetched in batches: at a hundred sales a second, two statements for each job cost as much as the
          // job.
          localQueue: {
            size: concurrency,
            refetchDelay: { durationMs: gatherMs, threshold: concurrency - 1 },
          },
        },
      },
    })
    if (!workers) throw new Error('The queue came up without workers')
    const takeOver = takeOverJobs({ ownerUrl, poolId: workers.id, log })
    return {
      lost: lost.promise,
      async stop() {
        const released = runner.stop().catch(() => {})
        // A pool whose database went away may never report its end, so its jobs are watched as well.
        await Promise.race([released, allEnded(running).then(() => pause(releasePatienceMs))])
        await atMost(releasePatienceMs, connections.end())
        // Without connections no further job can begin.
        await allEnded(running)
        await takeOver.stop()
      },
    }
  } catch (error) {
    await atMost(releasePatienceMs, connections.end())
    throw error
  }
}

/**
 * Connections of the queue. Its pool stops listening for errors before the connections are closed: a late
 * error of the server would end the process.
 */
function connect(ownerUrl: string): Pool {
  const pool = new Pool({
    connectionString: ownerUrl,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    application_name: 'balcao queue',
    options: byIndexes,
  })
  const ignore = () => {}
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
}

function watched(tasks: TaskList, running: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, helpers: JobHelpers) => {
        const work = Promise.resolve(task?.(payload, helpers))
        running.add(work)
        await work.finally(() => running.delete(work))
      },
    ]),
  )
}

async function allEnded(running: Set<Promise<unknown>>): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running)
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(milliseconds, undefined, { ref: false })])
}
