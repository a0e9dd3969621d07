import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { renditions, uploads } from '#db/schema/messages.ts'
import type { Reader } from '#rpc/caller.ts'

export const renditionsInput = z.strictObject({ key: z.string().max(200) })

/**
 * The renditions of one of the caller's own films, with their progress; null for any other file. A film without renditions
 * that waits for none is played as uploaded: ffmpeg is missing or could not read it, or the film is small.
 */
export async function listRenditions({ tx, session }: Reader, { key }: z.output<typeof renditionsInput>) {
  const rows = await tx
    .select({
      encodingDueAt: uploads.encodingDueAt,
      rendition: { height: renditions.height, state: renditions.state, percent: renditions.percent },
    })
    .from(uploads)
    .leftJoin(renditions, eq(renditions.uploadId, uploads.id))
    .where(and(eq(uploads.key, key), eq(uploads.userId, session.userId)))
    .orderBy(asc(renditions.height))
  const [film] = rows
  if (!film) return null
  return {
    isWaiting: film.encodingDueAt !== null,
    renditions: rows.flatMap(({ rendition }) => rendition ?? []),
  }
}
