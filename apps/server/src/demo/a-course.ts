import type { LessonKind } from '@balcao/domain/delivery/courses'
import { courseLessons, courseModules, courses, quizQuestions } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

export type LessonWishes = Partial<typeof courseLessons.$inferInsert> & {
  title: string
  questions?: { question: string; options: string[]; rightOption: number }[]
}

export type ModuleWishes = Partial<typeof courseModules.$inferInsert> & {
  title: string
  lessons: LessonWishes[]
}

/** The course of a digital product, published; ids of its modules and lessons in their order. */
export async function aCourse(
  { tx, platformId, now }: Scope,
  { productId, modules }: { productId: string; modules: ModuleWishes[] },
): Promise<{ moduleIds: string[]; lessonIds: string[] }> {
  await tx.insert(courses).values({ platformId, productId, createdAt: now }).onConflictDoNothing()
  const made = { moduleIds: [] as string[], lessonIds: [] as string[] }
  for (const [position, { lessons, ...wishes }] of modules.entries()) {
    const [module] = await tx
      .insert(courseModules)
      .values({ release: 'AT_ONCE', ...wishes, platformId, productId, position })
      .returning({ id: courseModules.id })
    invariant(module, 'a row that was just written comes back')
    made.moduleIds.push(module.id)
    for (const [place, { questions = [], ...lesson }] of lessons.entries()) {
      const kind: LessonKind = questions.length > 0 ? 'QUIZ' : 'TEXT'
      const [row] = await tx
        .insert(courseLessons)
        .values({
          kind,
          body: 'Texto da aula.',
          isPublished: true,
          ...lesson,
          platformId,
          productId,
          moduleId: module.id,
          position: place,
        })
        .returning({ id: courseLessons.id })
      invariant(row, 'a row that was just written comes back')
      made.lessonIds.push(row.id)
      for (const [index, question] of questions.entries())
        await tx
          .insert(quizQuestions)
          .values({ platformId, productId, lessonId: row.id, ...question, position: index })
    }
  }
  return made
}
