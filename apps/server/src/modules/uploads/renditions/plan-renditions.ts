import { and, eq, isNotNull, min } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { uploads } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the job, which is planned by the check of the file and then by the job itself. */
export const renditionTicket = {
  name: 'make-rendition',
  payload: z.object({ sellerId: z.uuid() }),
  triesMax: 5,
}

/**
 * Interval at which a seller is chosen. The jobs of all waiting sellers are due at the same moment, and the queue
 * runs the job that has waited longest first.
 */
const choiceMs = 10_000

/**
 * Plans a seller's only rendition job for the next choice, at the place of the seller's film that has waited longest.
 */
export async function planRenditions(scope: Scope, sellerId: string): Promise<void> {
  const [waiting] = await scope.tx
    .select({ since: min(uploads.encodingDueAt) })
    .from(uploads)
    .where(and(eq(uploads.userId, sellerId), isNotNull(uploads.encodingDueAt)))
  if (!waiting?.since) return
  const from = Math.max(waiting.since.getTime(), scope.now.getTime())
  const runAt = new Date((Math.floor(from / choiceMs) + 1) * choiceMs)
  await addJob(
    scope,
    renditionTicket,
    { sellerId },
    { runAt, waitsSince: waiting.since, key: `make-rendition:${sellerId}` },
  )
}
