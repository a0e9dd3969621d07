import { z } from 'zod'
import { addJob } from '../../../add-job.ts'
import type { Scope } from '../../../scope.ts'

/** What the queue has to know of the job that sends a withdrawal. The job itself stands above everything that plans it. */
export const sendingTicket = {
  name: 'send-withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  triesMax: 25,
}

/** One sending is planned for each withdrawal: a new plan takes the place of the one before. */
export async function planSending(scope: Scope, withdrawalId: string, runAt: Date): Promise<void> {
  await addJob(
    scope,
    sendingTicket,
    { withdrawalId },
    { runAt, key: `${sendingTicket.name}:${withdrawalId}` },
  )
}
