import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import type { Scope } from '../../scope.ts'

/** What the queue has to know of the job that makes a refund. The job itself stands above everything that plans it. */
export const refundTicket = {
  name: 'make-refund',
  payload: z.object({ refundId: z.uuid() }),
  triesMax: 25,
}

/** One step is planned for each refund: a new plan takes the place of the one before. */
export function planRefund(scope: Scope, refundId: string, runAt: Date): Promise<void> {
  return addJob(scope, refundTicket, { refundId }, { runAt, key: `${refundTicket.name}:${refundId}` })
}
