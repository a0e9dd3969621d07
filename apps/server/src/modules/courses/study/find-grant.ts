import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { findReleasedLesson } from '#modules/access/find-released-lesson.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own grant while it is open; another student's is not found. */
export async function findOpenGrant(caller: Caller, grantId: string) {
  const grant = await findGrant(caller, grantId)
  const standing = (await readStandings(caller, [grantId])).get(grantId)
  if (!standing?.isOpen) throw new AppError('access_closed')
  return grant
}

async function findGrant({ tx, session }: Caller, grantId: string) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, grantId), eq(accessGrants.customerId, session.userId)))
  if (!grant) throw new AppError('not_found')
  return grant
}

/** A lesson that the caller may study now: of an open grant's product, published, and released to this student. */
export async function findOpenLesson(
  caller: Caller,
  { grantId, lessonId }: { grantId: string; lessonId: string },
) {
  const grant = await findOpenGrant(caller, grantId)
  return { grant, ...(await findReleasedLesson(caller, { grantId, lessonId })) }
}
