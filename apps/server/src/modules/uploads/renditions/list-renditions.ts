import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { renditions, uploads } from '#db/schema/messages.ts'
import type { Reader } from '#rpc/caller.ts'

export const renditionsInput = z.strictObject({ key: z.string().max(200) })

/** The renditions of one of the caller's own films, with their progress; none for any other file. */
export function listRenditions({ tx, session }: Reader, { key }: z.output<typeof renditionsInput>) {
  return tx
    .select({ height: renditions.height, state: renditions.state, percent: renditions.percent })
    .from(renditions)
    .innerJoin(uploads, eq(uploads.id, renditions.uploadId))
    .where(and(eq(uploads.key, key), eq(uploads.userId, session.userId)))
    .orderBy(asc(renditions.height))
}
