import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/**
 * The queue's ticket for the refund job. The job imports everything that plans it, so the ticket stands below
 * it.
 */
export const refundTicket = {
  name: 'make-refund',
  payload: z.object({ refundId: z.uuid() }),
  triesMax: 25,
}

/** Plans the one next step of a refund; a new plan replaces the one before. */
export function planRefund(scope: Scope, refundId: string, runAt: Date): Promise<void> {
  return addJob(scope, refundTicket, { refundId }, { runAt, key: `${refundTicket.name}:${refundId}` })
}
