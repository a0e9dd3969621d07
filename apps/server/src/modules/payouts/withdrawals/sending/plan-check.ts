import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Name and payload of the check job. They are defined here because the job imports everything that plans it. */
export const checkTicket = {
  name: 'check-withdrawal',
  payload: z.object({
    withdrawalId: z.uuid(),
    /** Reads made by this plan so far. */
    round: z.int().min(0),
    /** The attempt named by a webhook. It is read in addition to the plan, which goes on unchanged. */
    wokenAttempt: z.int().min(1).optional(),
    /** True if the account has reserved a time for this read. */
    isReserved: z.boolean().optional(),
  }),
  triesMax: 25,
}

export type PlannedCheck = z.infer<typeof checkTicket.payload>

/**
 * Pauses before each read of a withdrawal in transit. Without a certain answer after the last one a case is
 * opened for a person.
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
/** Pauses of the checks after a payment, since a bank may still return it. */
const afterwards = [day, 3 * day]

export async function planCheck(scope: Scope, check: PlannedCheck, runAt: Date): Promise<void> {
  const place = check.wokenAttempt === undefined ? 'planned' : `woken:${check.wokenAttempt}`
  await addJob(scope, checkTicket, check, {
    runAt,
    key: `${checkTicket.name}:${place}:${check.withdrawalId}`,
  })
}

/** Time of read number `round`, counted from the previous one. Null after the last. */
export function nextCheck(now: Date, round: number, { isPaid }: { isPaid: boolean }): Date | null {
  const pause = (isPaid ? afterwards : onTheWay)[round]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
