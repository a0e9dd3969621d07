import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the refund job. They are defined here because the job imports everything that plans it. */
export const refundTicket = {
  name: 'make-refund',
  payload: z.object({ refundId: z.uuid() }),
  triesMax: 25,
}

/** Plans the only next step of a refund; a new plan replaces the former. */
export function planRefund(scope: Scope, refundId: string, runAt: Date): Promise<void> {
  return addJob(scope, refundTicket, { refundId }, { runAt, key: `${refundTicket.name}:${refundId}` })
}
