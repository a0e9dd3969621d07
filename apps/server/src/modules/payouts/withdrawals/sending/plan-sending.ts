import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/**
 * The queue's ticket for the sending job. The job imports everything that plans it, so the ticket stands
 * below it.
 */
export const sendingTicket = {
  name: 'send-withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  triesMax: 25,
}

/** Plans the one sending of a withdrawal; a new plan replaces the one before. */
export async function planSending(scope: Scope, withdrawalId: string, runAt: Date): Promise<void> {
  await addJob(
    scope,
    sendingTicket,
    { withdrawalId },
    { runAt, key: `${sendingTicket.name}:${withdrawalId}` },
  )
}
