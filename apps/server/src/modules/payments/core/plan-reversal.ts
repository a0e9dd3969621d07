import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/**
 * Name and payload of the job for money that leaves a sale or is held beside it: settled refunds, disputes,
 * second payments. The job itself imports the writer that plans it.
 */
export const reversalTicket = {
  name: 'follow-reversal',
  payload: z.object({ paymentId: z.uuid(), rawStatus: z.string().nullable() }),
  triesMax: 25,
}

export function planReversal(scope: Scope, followed: z.infer<typeof reversalTicket.payload>): Promise<void> {
  return addJob(scope, reversalTicket, followed)
}
