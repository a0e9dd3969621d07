import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { lessonMaterials } from '#db/schema/courses.ts'
import { findReleasedLesson } from '#modules/access/find-released-lesson.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { type Playback, readPlaybackAddress } from './playback-address.ts'

/**
 * Admits one request for a part of a file: the signed address must come from its own buyer, and the grant
 * must be open now. A file of a lesson must also still belong to a lesson that is released to this student.
 * Checked for every range request, so a refund ends playback at the next one.
 */
export async function admitPlayback(
  app: App,
  { token, session }: { token: string; session: SessionUser | null },
): Promise<Playback> {
  const playback = readPlaybackAddress(app, token)
  const { platformId, userId, grantId, lessonId, key } = playback
  if (session === null) throw new AppError('session_required')
  if (session.platformId !== platformId || session.userId !== userId) throw new AppError('not_found')
  await inScope(app, platformId, async (scope) => {
    const standings = await readStandings(scope, [grantId])
    if (!standings.get(grantId)?.isOpen) throw new AppError('access_closed')
    if (lessonId === undefined) return
    const { lesson } = await findReleasedLesson(scope, { grantId, lessonId })
    if (lesson.fileKey !== key && !(await isMaterial(scope, { lessonId, key })))
      throw new AppError('not_found')
  })
  return playback
}

async function isMaterial({ tx }: Scope, { lessonId, key }: { lessonId: string; key: string }) {
  const [material] = await tx
    .select({ id: lessonMaterials.id })
    .from(lessonMaterials)
    .where(and(eq(lessonMaterials.lessonId, lessonId), eq(lessonMaterials.fileKey, key)))
    .limit(1)
  return material !== undefined
}
