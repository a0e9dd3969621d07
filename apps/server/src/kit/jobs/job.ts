import type { z } from 'zod'

/**
 * Work that must happen after a commit, and is retried until it succeeds. Every job belongs to one platform.
 */
export type Job<Context, Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** Number of tries with growing pauses; after the last failure the job is a dead letter. */
  triesMax: number
  /** True when a person is waiting for the outcome: such jobs go before all others. */
  isAwaited?: true
  /** True when every platform needs it once a day. Such a job has an empty payload. */
  isDaily?: true
  /**
   * When a daily job runs while the clock of a test mode passes many days; by default on each day. LAST_DAY: on
   * the last day only, for a job that catches up. NEXT_NIGHT: not before the next night, for a job that deletes
   * old rows, so that recent events are not deleted at once.
   */
  onMovedClock?: 'LAST_DAY' | 'NEXT_NIGHT'
  run(context: Context, payload: Payload & { platformId: string }): Promise<void>
  /** Runs in place of a further try when the last one has failed; the job then counts as done. */
  giveUp?(context: Context, payload: Payload & { platformId: string }, error: unknown): Promise<void>
}
