import { z } from 'zod'
import { addJob } from '../../../add-job.ts'
import type { Scope } from '../../../scope.ts'

/** What the queue has to know of the job that ends what a request waits for. The job itself stands above everything that plans it. */
export const requestEndTicket = {
  name: 'end-request',
  payload: z.object({ requestId: z.uuid() }),
  triesMax: 25,
}

export function planRequestEnd(scope: Scope, requestId: string, runAt: Date): Promise<void> {
  return addJob(
    scope,
    requestEndTicket,
    { requestId },
    { runAt, key: `${requestEndTicket.name}:${requestId}` },
  )
}
