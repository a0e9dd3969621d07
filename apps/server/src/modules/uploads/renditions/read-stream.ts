import { and, asc, eq } from 'drizzle-orm'
import { renditions, uploads } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

/** Renditions of a film that are ready to be played, the smallest first. */
export function readStream({ tx }: Scope, key: string) {
  return tx
    .select({
      height: renditions.height,
      bitRate: renditions.bitRate,
      key: renditions.key,
      sizeBytes: renditions.sizeBytes,
      playlist: renditions.playlist,
    })
    .from(renditions)
    .innerJoin(uploads, eq(uploads.id, renditions.uploadId))
    .where(and(eq(uploads.key, key), eq(renditions.state, 'READY')))
    .orderBy(asc(renditions.height))
}
