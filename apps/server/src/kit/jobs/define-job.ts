import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Scope } from '../../scope.ts'

/** Work that must happen after a commit, and again until it succeeds. */
export type Job<Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** The queue waits longer after each failure; after this many tries the job stays for a person to look at. */
  triesMax: number
  /** True when a person is waiting for the outcome: such jobs go before all others. */
  isAwaited?: true
  /** True when every platform needs it once a day, without anybody asking. Such a job has an empty payload. */
  isDaily?: true
  run(app: App, payload: Payload & { platformId: string }): Promise<void>
  /** What is done in place of a further try when the last one has failed; the job is then over. */
  giveUp?(app: App, payload: Payload & { platformId: string }, error: unknown): Promise<void>
}

/** The queue takes the lowest number first. */
const awaitedPriority = -10

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}

export type JobTiming = {
  runAt?: Date
  /** A job with the same key that has not run yet is replaced instead of doubled. */
  key?: string
}

/** Adds the job in the caller's transaction: it exists exactly if the business fact does. */
export async function addJob<Payload extends object>(
  { tx, platformId, now }: Scope,
  job: Job<Payload>,
  payload: Payload,
  { runAt = now, key }: JobTiming = {},
): Promise<void> {
  const body = JSON.stringify({ ...job.payload.parse(payload), platformId })
  await tx.execute(
    sql`select app.add_job(${job.name}, ${body}::json, ${runAt.toISOString()}::timestamptz, ${key ?? null}, ${job.triesMax}, ${job.isAwaited ? awaitedPriority : 0})`,
  )
}
