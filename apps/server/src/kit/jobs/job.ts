import type { z } from 'zod'

/** Work that must happen after a commit, and again until it succeeds. Every job belongs to one platform. */
export type Job<Context, Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** The queue waits longer after each failure; after this many tries the job stays for a person to look at. */
  triesMax: number
  /** True when a person is waiting for the outcome: such jobs go before all others. */
  isAwaited?: true
  /** True when every platform needs it once a day, without anybody asking. Such a job has an empty payload. */
  isDaily?: true
  run(context: Context, payload: Payload & { platformId: string }): Promise<void>
  /** What is done in place of a further try when the last one has failed; the job is then over. */
  giveUp?(context: Context, payload: Payload & { platformId: string }, error: unknown): Promise<void>
}
