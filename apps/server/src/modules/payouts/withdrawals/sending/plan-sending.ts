import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the sending job. They are defined here because the job imports everything that plans it. */
export const sendingTicket = {
  name: 'send-withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  triesMax: 25,
}

/** Plans the only sending of a withdrawal; a new plan replaces the former. */
export async function planSending(scope: Scope, withdrawalId: string, runAt: Date): Promise<void> {
  await addJob(
    scope,
    sendingTicket,
    { withdrawalId },
    { runAt, key: `${sendingTicket.name}:${withdrawalId}` },
  )
}
