import { contentFileKindOf, endingsOf } from '@balcao/domain/delivery/content-files'
import { AppError } from '@balcao/domain/texts/app-error'
import { asc, eq } from 'drizzle-orm'
import { type courseLessons, lessonMaterials } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import type { LessonInput } from '#modules/courses/course.input.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Replaces the materials of a lesson and returns the file keys of the former materials. A material that stays keeps its
 * id, which is on the screens of students. A video or recording is refused, since a download cannot be closed after a refund.
 */
export async function saveMaterials(
  caller: Caller,
  { id: lessonId, productId }: typeof courseLessons.$inferSelect,
  materials: LessonInput['materials'],
): Promise<string[]> {
  const { tx, platformId } = caller
  const former = await tx
    .select()
    .from(lessonMaterials)
    .where(eq(lessonMaterials.lessonId, lessonId))
    .orderBy(asc(lessonMaterials.position))
  const rows: (typeof lessonMaterials.$inferInsert)[] = []
  for (const [position, { id, title, fileKey }] of materials.entries()) {
    invariant(fileKey, 'the schema asks for a file')
    const field = `materials.${position}.fileKey`
    if (contentFileKindOf(fileTypeOfKey(fileKey) ?? '') !== 'DOCUMENT')
      throw new AppError('upload_refused', { field, accepted: endingsOf('DOCUMENT') })
    const known = former.find((material) => material.fileKey === fileKey)
    const { sizeBytes } =
      known ?? (await requireOwnUpload(caller, { key: fileKey, purpose: 'PRODUCT_CONTENT', field }))
    const place = { platformId, productId, lessonId, title, fileKey, sizeBytes, position }
    rows.push(former.some((material) => material.id === id) ? { ...place, id } : place)
  }
  await tx.delete(lessonMaterials).where(eq(lessonMaterials.lessonId, lessonId))
  if (rows.length > 0) await tx.insert(lessonMaterials).values(rows)
  return former.map(({ fileKey }) => fileKey)
}
