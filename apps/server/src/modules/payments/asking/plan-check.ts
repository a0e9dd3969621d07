import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { dropJob } from '#drop-job.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { putOffJob } from '#put-off-job.ts'
import type { Scope } from '#scope.ts'
import type { NextQuestion } from './when-to-ask.ts'

const firstLookMs = 30_000

/** Name and payload of the check job. They are defined here because the job imports everything that plans it. */
export const checkTicket = {
  name: 'check-payment',
  payload: z.object({
    paymentId: z.uuid(),
    /** Number of reads so far. */
    round: z.int().min(0),
    isLapsed: z.boolean().optional(),
    isClaimed: z.boolean().optional(),
    /** True if the account has reserved a time for this read. */
    isReserved: z.boolean().optional(),
  }),
  triesMax: 25,
}

export type PlannedCheck = z.infer<typeof checkTicket.payload>

/** Plans the only check of a payment; a new plan replaces the former. */
export async function planCheck(scope: Scope, check: PlannedCheck, runAt: Date): Promise<void> {
  await addJob(scope, checkTicket, check, { runAt, key: checkKey(check.paymentId) })
}

/** Plans the first check of a new payment, at a time when its answer has come or is overdue. */
export function scheduleCheck(scope: Scope, { id }: Payment, round: number): Promise<void> {
  return planCheck(scope, { paymentId: id, round }, new Date(scope.now.getTime() + firstLookMs))
}

/** Plans checks for a payment that its buyer says is paid, while the acquirer does not report it yet. */
export function planClaimedChecks(scope: Scope, { paymentId }: { paymentId: string }): Promise<void> {
  const runAt = new Date(scope.now.getTime() + firstLookMs)
  return planCheck(scope, { paymentId, round: 0, isClaimed: true }, runAt)
}

/** Moves the first check, planned when the payment was opened, to the time that its answer allows. */
export async function putOffCheck(scope: Scope, paymentId: string, due: NextQuestion): Promise<void> {
  if (due instanceof Date && due.getTime() > scope.now.getTime() + firstLookMs)
    await putOffJob(scope, checkKey(paymentId), due)
}

/** Removes the planned check of a payment whose outcome is certain. */
export function dropCheck(scope: Scope, paymentId: string): Promise<void> {
  return dropJob(scope, checkKey(paymentId))
}

export function checkKey(paymentId: string): string {
  return `${checkTicket.name}:${paymentId}`
}
