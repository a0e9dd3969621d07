import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * The queue's ticket for the check job. The job imports everything that plans it, so the ticket stands below
 * it.
 */
export const checkTicket = {
  name: 'check-withdrawal',
  payload: z.object({
    withdrawalId: z.uuid(),
    /** Questions asked so far by this plan. */
    round: z.int().min(0),
    /**
     * The attempt that a webhook names. It is asked about in addition to the plan, which goes on unchanged.
     */
    wokenAttempt: z.int().min(1).optional(),
    /** The account has reserved a time for this question. */
    isReserved: z.boolean().optional(),
  }),
  triesMax: 25,
}

export type PlannedCheck = z.infer<typeof checkTicket.payload>

/**
 * Pauses before each question about a withdrawal in transit; without a certain answer after the last one a
 * person is asked.
 */
const onTheWay = [
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  6 * hour,
  ...Array.from({ length: 7 }, () => day),
]
/** Checks of a paid withdrawal, since a bank may still return it. */
const afterwards = [day, 3 * day]

export async function planCheck(scope: Scope, check: PlannedCheck, runAt: Date): Promise<void> {
  const place = check.wokenAttempt === undefined ? 'planned' : `woken:${check.wokenAttempt}`
  await addJob(scope, checkTicket, check, {
    runAt,
    key: `${checkTicket.name}:${place}:${check.withdrawalId}`,
  })
}

/** When question number `round` is asked, counted from the one before. Null after the last. */
export function nextCheck(now: Date, round: number, { isPaid }: { isPaid: boolean }): Date | null {
  const pause = (isPaid ? afterwards : onTheWay)[round]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
