import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the job, which is planned by the check of the file and then by the job itself. */
export const renditionTicket = {
  name: 'make-rendition',
  payload: z.object({ uploadId: z.uuid() }),
  triesMax: 5,
}

export async function planRenditions(scope: Scope, uploadId: string, seconds = 0): Promise<void> {
  const runAt = new Date(scope.now.getTime() + seconds * 1_000)
  await addJob(
    scope,
    renditionTicket,
    { uploadId },
    { runAt, isLate: true, key: `make-rendition:${uploadId}` },
  )
}
