import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import { dropJob } from '../../drop-job.ts'
import { putOffJob } from '../../put-off-job.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from './payment.ts'
import type { NextQuestion } from './when-to-ask.ts'

const firstLookMs = 30_000

/** What the queue has to know of the job that asks about a payment. The job itself stands above everything that plans it. */
export const checkTicket = {
  name: 'check-payment',
  payload: z.object({
    paymentId: z.uuid(),
    /** How often it was asked already. */
    round: z.int().min(0),
    isLapsed: z.boolean().optional(),
    isClaimed: z.boolean().optional(),
    /** The account has kept a turn for this question. */
    hasTurn: z.boolean().optional(),
  }),
  triesMax: 25,
}

export type PlannedCheck = z.infer<typeof checkTicket.payload>

/** One question is planned for each payment: a new plan takes the place of the one before. */
export async function planCheck(scope: Scope, check: PlannedCheck, runAt: Date): Promise<void> {
  await addJob(scope, checkTicket, check, { runAt, key: checkKey(check.paymentId) })
}

/** For a payment that has just been made: by then its answer is there, or it is time to ask for one. */
export function scheduleCheck(scope: Scope, { id }: Payment, round: number): Promise<void> {
  return planCheck(scope, { paymentId: id, round }, new Date(scope.now.getTime() + firstLookMs))
}

/** For a payment whose buyer says that it is paid, while the acquirer does not know of it yet. */
export function planClaimedChecks(scope: Scope, { paymentId }: { paymentId: string }): Promise<void> {
  const runAt = new Date(scope.now.getTime() + firstLookMs)
  return planCheck(scope, { paymentId, round: 0, isClaimed: true }, runAt)
}

/** For a payment whose answer has come: the first question was planned before anybody knew that one would, and may be needed later. */
export async function putOffCheck(scope: Scope, paymentId: string, due: NextQuestion): Promise<void> {
  if (due instanceof Date && due.getTime() > scope.now.getTime() + firstLookMs)
    await putOffJob(scope, checkKey(paymentId), due)
}

/** For a payment whose outcome is certain: nobody has to ask. */
export function dropCheck(scope: Scope, paymentId: string): Promise<void> {
  return dropJob(scope, checkKey(paymentId))
}

export function checkKey(paymentId: string): string {
  return `${checkTicket.name}:${paymentId}`
}
