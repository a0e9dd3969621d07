import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/**
 * Name and payload of the job that ends the time for a defence. They are defined here because the job imports
 * everything that plans it.
 */
export const defenceEndTicket = {
  name: 'end-defence',
  payload: z.object({ disputeId: z.uuid() }),
  triesMax: 25,
}

export function planDefenceEnd(scope: Scope, disputeId: string, runAt: Date): Promise<void> {
  return addJob(
    scope,
    defenceEndTicket,
    { disputeId },
    { runAt, key: `${defenceEndTicket.name}:${disputeId}` },
  )
}
