import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import type { Scope } from '../../scope.ts'

/**
 * What the queue has to know of the job that follows money which leaves a sale or stands beside it: refunds that were settled, disputes,
 * second payments. The job itself stands above the door that plans it.
 */
export const reversalTicket = {
  name: 'follow-reversal',
  payload: z.object({ paymentId: z.uuid(), rawStatus: z.string().nullable() }),
  triesMax: 25,
}

export function planReversal(scope: Scope, followed: z.infer<typeof reversalTicket.payload>): Promise<void> {
  return addJob(scope, reversalTicket, followed)
}
