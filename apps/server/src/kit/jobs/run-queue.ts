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
import type { Log } from '../log.ts'
import { dailyTimetable } from './daily-jobs.ts'
import { takeOverJobs } from './take-over-jobs.ts'

export type Queue = {
  /** Settles with the reason when the queue can no longer be trusted with jobs: it lost a connection in the middle of something. */
  lost: Promise<string>
  /** Lets running jobs finish; whatever it still holds afterwards goes back. */
  stop(): Promise<void>
}

type QueueParts = { ownerUrl: string; tasks: TaskList; logger: Logger; log: Log }

const concurrency = 8
/** One for each job, one that listens, one that keeps the timetable. */
const connectionsMax = concurrency + 2
/** How long the queue gathers new jobs when the last fetch did not fill it. */
const gatherMs = 20
const releasePatienceMs = 2_000

/** One life of the job queue, on one run of the database. */
export async function runQueue({ ownerUrl, tasks, logger, log }: QueueParts): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter()
  const lost = Promise.withResolvers<string>()
  let workers: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    workers = workerPool
  })
  // It listens for as long as it lives, so this is how it hears of every restart.
  events.once('pool:listen:error', ({ error }) => lost.resolve(String(error)))
  // It closes by itself when it could not write down how a job ended.
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
      // Written down one by one, an ending that meets a lost connection is a rejection that nobody handles and ends the process.
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          // Fetched together: at a hundred sales a second, two questions for each job cost as much as the job.
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
        // One whose database went away may never say that it has ended, so its jobs are watched as well.
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

/** The queue's own pool stops listening for errors before its connections are closed: the last words of a server would end the process. */
function connect(ownerUrl: string): Pool {
  const pool = new Pool({
    connectionString: ownerUrl,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    application_name: 'balcao queue',
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
