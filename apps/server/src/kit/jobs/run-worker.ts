import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type JobHelpers, Logger, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { dailyTasks } from './daily-jobs.ts'
import type { Job } from './job.ts'
import { type Queue, runQueue } from './run-queue.ts'

const envelope = z.looseObject({ platformId: z.uuid() })
const restartPauseMs = 500

export type Worker = { stop(): Promise<void> }

/** What jobs are run with: whatever they need, and what the worker itself needs of it. */
export type WorkContext = { clock: Clock; log: Log }

/**
 * Works jobs until stopped; a stop lets running jobs finish and hands the others back. A queue that lost its database is replaced by a
 * new one, again and again until the database is back.
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
    runQueue({ ownerUrl, tasks: taskList(context, jobs), logger: queueLogger(context), log })

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
): TaskList {
  const tasks = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (raw: unknown, { job: { attempts, max_attempts } }: JobHelpers) => {
        const { platformId } = envelope.parse(raw)
        const payload = { ...job.payload.parse(raw), platformId }
        try {
          await job.run(context, payload)
        } catch (error) {
          if (!job.giveUp || attempts < max_attempts) throw error
          context.log.error({ job: job.name, error }, 'A job was given up')
          await job.giveUp(context, payload, error)
        }
      },
    ]),
  )
  return { ...tasks, ...dailyTasks(jobs) }
}

export function queueLogger({ log }: WorkContext): Logger {
  return new Logger((scope) => (level, message, meta) => {
    // The queue's own data may hold the connection with its password: only the error's message is logged.
    const cause = meta?.error instanceof Error ? meta.error.message : undefined
    if (level === 'error') log.error({ queue: scope.label, job: scope.taskIdentifier, cause }, message)
    else if (level === 'warning') log.warn({ queue: scope.label, job: scope.taskIdentifier }, message)
  })
}

/** Also where it was aborted before anybody asked: a stop may come while a queue starts. */
async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}
