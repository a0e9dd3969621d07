import { eq } from 'drizzle-orm'
import { courseLessons, lessonComments, lessonMaterials, quizQuestions } from '#db/schema/courses.ts'
import { releaseUnused } from '#modules/access/release-unused.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnLesson } from './find-own.ts'
import { getCourse } from './get-course.ts'
import { lockCourse } from './lock-course.ts'
import { renumberLessons } from './renumber.ts'

/** Removes a lesson with its questions and comments. Records of students' activity stay as evidence. */
export async function removeLesson(caller: Caller, { lessonId }: { lessonId: string }) {
  const { tx } = caller
  const { productId } = await findOwnLesson(caller, lessonId)
  await lockCourse(caller, productId)
  const { moduleId, fileKey } = await findOwnLesson(caller, lessonId)
  await tx.delete(quizQuestions).where(eq(quizQuestions.lessonId, lessonId))
  await tx.delete(lessonComments).where(eq(lessonComments.lessonId, lessonId))
  const materials = await tx
    .delete(lessonMaterials)
    .where(eq(lessonMaterials.lessonId, lessonId))
    .returning({ fileKey: lessonMaterials.fileKey })
  await tx.delete(courseLessons).where(eq(courseLessons.id, lessonId))
  await releaseUnused(caller, [
    ...(fileKey === null ? [] : [fileKey]),
    ...materials.map((material) => material.fileKey),
  ])
  await renumberLessons(caller, { moduleId })
  return getCourse(caller, { productId })
}
