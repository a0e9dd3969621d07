import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/**
 * Name and payload of the deadline job of a request. They are defined here because the job imports everything
 * that plans it.
 */
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
