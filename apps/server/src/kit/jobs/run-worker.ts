import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@balcao/domain/texts/app-error'
import { type JobHelpers, Logger, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from '#kit/clock.ts'
import { type Log, withoutValues } from '#kit/log.ts'
import type { Metrics } from '#kit/metrics/metrics.ts'
import { refusesWrites } from '#kit/postgres/refuses-writes.ts'
import type { Tracing } from '#kit/tracing/tracing.ts'
import { dailyTasks } from './daily-jobs.ts'
import type { Job } from './job.ts'
import { type Queue, runQueue } from './run-queue.ts'

const envelope = z.looseObject({ platformId: z.uuid(), trace: z.string().optional() })
const restartPauseMs = 500
const firstWaitMs = 100
const longestWaitMs = 30_000

export type Worker = { stop(): Promise<void> }

/** Context of the jobs, with the parts that the worker itself needs. */
export type WorkContext = {
  clock: Clock
  log: Log
  metrics: Metrics
  tracing: Tracing
  /** Runs a job by the clock of its platform, where platforms have their own. */
  tenantTime?<T>(platformId: string, work: () => Promise<T>): Promise<T>
}

/**
 * Runs jobs until stopped; a stop lets running jobs finish and returns the others. A queue that lost its database is
 * replaced by a new queue, until the database is back.
 */
export async function startWorker<Context extends WorkContext>(
  context: Context,
  ownerUrl: string,
  jobs: readonly Job<Context, object>[],
): Promise<Worker> {
  const { log } = context
  const stopAsked = new AbortController()
  const leaving = new Set<Promise<void>>()
  const start = () =>
    runQueue({
      ownerUrl,
      tasks: taskList(context, jobs, stopAsked.signal),
      logger: queueLogger(context),
      log,
    })

  const leave = (queue: Queue) => {
    const left = queue.stop().finally(() => leaving.delete(left))
    leaving.add(left)
  }
  const startAgain = async (): Promise<Queue | undefined> => {
    while (!stopAsked.signal.aborted) {
      try {
        return await start()
      } catch (error) {
        log.warn({ error }, 'The job queue waits for its database')
        await pause(restartPauseMs, undefined, { signal: stopAsked.signal }).catch(() => {})
      }
    }
    return undefined
  }
  const workOn = async (first: Queue): Promise<void> => {
    for (let queue: Queue | undefined = first; queue; ) {
      const reason = await Promise.race([queue.lost, aborted(stopAsked.signal)])
      leave(queue)
      if (stopAsked.signal.aborted) return
      log.warn({ reason }, 'The job queue lost its database and starts anew')
      queue = await startAgain()
      if (queue) log.info({}, 'The job queue works again')
    }
  }
  const working = workOn(await start())
  return {
    async stop() {
      stopAsked.abort()
      await working
      await Promise.all(leaving)
    },
  }
}

export function taskList<Context extends WorkContext>(
  context: Context,
  jobs: readonly Job<Context, object>[],
  stopAsked?: AbortSignal,
): TaskList {
  const tasks = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (raw: unknown, { job: { attempts, max_attempts } }: JobHelpers) => {
        const { platformId, trace } = envelope.parse(raw)
        const payload = { ...job.payload.parse(raw), platformId }
        const startedAt = performance.now()
        const of = { job: job.name }
        const inTime = <T>(work: () => Promise<T>) =>
          context.tenantTime ? context.tenantTime(platformId, work) : work()
        try {
          await context.tracing.span(
            `job ${job.name}`,
            { platformId, attempt: attempts },
            () =>
              runOnceWritten(context, () => inTime(() => job.run(context, payload)), {
                name: job.name,
                stopAsked,
              }),
            { after: trace },
          )
        } catch (error) {
          context.metrics.count('balcao_job_failures_total', of)
          leaveOutValues(error)
          if (!job.giveUp || attempts < max_attempts || isUnwritten(error)) throw error
          context.log.error({ job: job.name, error }, 'A job was given up')
          const { giveUp } = job
          await inTime(() => giveUp(context, payload, error))
        } finally {
          const seconds = (performance.now() - startedAt) / 1000
          context.metrics.measure('balcao_job_duration_seconds', seconds, of)
        }
      },
    ]),
  )
  return { ...tasks, ...dailyTasks(context, jobs) }
}

/**
 * Retries a job within the same try while the database refuses writes, which is not the job's fault. When all slots
 * wait, the queue stands still, and no job uses up its tries.
 */
async function runOnceWritten(
  { log }: WorkContext,
  run: () => Promise<void>,
  { name, stopAsked }: { name: string; stopAsked: AbortSignal | undefined },
): Promise<void> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await run()
    } catch (error) {
      if (!isUnwritten(error) || stopAsked?.aborted) throw error
      log.warn({ job: name, waitMs }, 'The database refuses writes: the job waits')
      await pause(waitMs, undefined, { signal: stopAsked }).catch(() => {})
    }
  }
}

/**
 * Whether a write of ours was refused for lack of resources; a write in our own read-only transaction is a
 * bug, and fails the job.
 */
function isUnwritten(error: unknown): boolean {
  return error instanceof AppError && error.code === 'database_lost' && refusesWrites(error)
}

/**
 * Removes the values of a statement from its error: they are personal data, and the queue stores and logs the
 * error.
 */
function leaveOutValues(error: unknown): void {
  if (!(error instanceof Error)) return
  error.message = withoutValues(error.message)
  if (error.stack) error.stack = withoutValues(error.stack)
}

export function queueLogger({ log }: WorkContext): Logger {
  return new Logger((scope) => (level, message, meta) => {
    // The queue's own data may hold the connection with its password, so only the error's message is logged.
    const cause = meta?.error instanceof Error ? withoutValues(meta.error.message) : undefined
    const about = { queue: scope.label, job: scope.taskIdentifier }
    if (level === 'error') log.error({ ...about, cause }, withoutValues(message))
    else if (level === 'warning') log.warn(about, withoutValues(message))
  })
}

/** Resolves also for a signal aborted before: a stop may come while a queue starts. */
async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}
