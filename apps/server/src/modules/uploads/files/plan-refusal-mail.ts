import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/** Time in which an open page shows the refusal and drops the file. */
const shownMs = 5 * 60_000

/** Name and payload of the job that mails a refusal. The job itself is in a module above, which sends mails. */
export const refusalMailTicket = {
  name: 'tell-file-refused',
  payload: z.object({ uploadId: z.uuid() }),
  triesMax: 10,
}

export async function planRefusalMail(scope: Scope, uploadId: string): Promise<void> {
  await addJob(scope, refusalMailTicket, { uploadId }, { runAt: new Date(scope.now.getTime() + shownMs) })
}
