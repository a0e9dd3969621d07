import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'

/** The job is named here, because it plans itself again and a check plans it first. */
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
