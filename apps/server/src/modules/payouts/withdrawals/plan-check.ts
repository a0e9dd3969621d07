import { z } from 'zod'
import { addJob } from '../../../add-job.ts'
import type { Scope } from '../../../scope.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What the queue has to know of the job that asks about a withdrawal. The job itself stands above everything that plans it. */
export const checkTicket = {
  name: 'check-withdrawal',
  payload: z.object({
    withdrawalId: z.uuid(),
    /** How often it was asked already, by this plan. */
    round: z.int().min(0),
    /** A webhook names this attempt, which is asked about besides the plan; that goes on as it is. */
    wokenAttempt: z.int().min(1).optional(),
    /** The account has kept a turn for this question. */
    hasTurn: z.boolean().optional(),
  }),
  triesMax: 25,
}

export type PlannedCheck = z.infer<typeof checkTicket.payload>

/** Pauses before each question about a withdrawal that is on its way; whoever has heard nothing certain after them tells a person. */
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
/** A bank may still give back what it took. */
const afterwards = [day, 3 * day]

export async function planCheck(scope: Scope, check: PlannedCheck, runAt: Date): Promise<void> {
  const place = check.wokenAttempt === undefined ? 'planned' : `woken:${check.wokenAttempt}`
  await addJob(scope, checkTicket, check, {
    runAt,
    key: `${checkTicket.name}:${place}:${check.withdrawalId}`,
  })
}

/** When the question number `round` is asked, counted from the one before. Null after the last. */
export function nextCheck(now: Date, round: number, { isPaid }: { isPaid: boolean }): Date | null {
  const pause = (isPaid ? afterwards : onTheWay)[round]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
