import { and, eq, isNull } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { lessonComments, lessonMaterials } from '#db/schema/courses.ts'
import { aCourse } from '#demo/a-course.ts'
import { asPerson } from '#demo/as-person.ts'
import { invariant } from '#kit/invariant.ts'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import type { CourseHoldings } from '#rpc/testing/access-facts.ts'
import type { Scope } from '#scope.ts'

/** A course of the product, with a record for each call that takes an id. */
export async function courseHoldings(
  scope: Scope,
  { productId, sellerId, email }: { productId: string; sellerId: string; email: string },
): Promise<CourseHoldings> {
  const { tx, platformId, now } = scope
  const { moduleIds, lessonIds } = await aCourse(scope, {
    productId,
    modules: [
      {
        title: 'Começo',
        lessons: [
          { title: 'Aula' },
          { title: 'Outra aula' },
          { title: 'Teste', questions: [{ question: 'Sim?', options: ['Sim', 'Não'], rightOption: 0 }] },
          { title: 'Apostila', kind: 'FILE', fileKey: 'contents/apostila.pdf', sizeBytes: 1 },
        ],
      },
      { title: 'Vazio', lessons: [] },
    ],
  })
  const [moduleId = '', removableModuleId = ''] = moduleIds
  const [lessonId = '', removableLessonId = '', quizLessonId = '', fileLessonId = ''] = lessonIds
  const { userId } = await ensureCustomer(scope, { email, name: 'Carolina Nogueira' })
  const [comment] = await tx
    .insert(lessonComments)
    .values({
      platformId,
      productId,
      lessonId,
      authorId: userId,
      body: 'Dúvida',
      state: 'SHOWN',
      createdAt: now,
    })
    .returning({ id: lessonComments.id })
  const [material] = await tx
    .insert(lessonMaterials)
    .values({
      platformId,
      productId,
      lessonId: fileLessonId,
      title: 'Planilha',
      fileKey: 'contents/planilha.xlsx',
      sizeBytes: 1,
      position: 0,
    })
    .returning({ id: lessonMaterials.id })
  await giveAccess(asPerson(scope, { userId: sellerId, role: 'SELLER' }), {
    productId,
    source: 'GIFT',
    students: [{ name: 'Aluna Convidada', email: `convidada.${email}` }],
  })
  const [given] = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(eq(accessGrants.productId, productId), isNull(accessGrants.orderId)))
  invariant(comment && material && given, 'rows that were just written come back')
  return {
    moduleId,
    removableModuleId,
    lessonId,
    removableLessonId,
    quizLessonId,
    fileLessonId,
    materialId: material.id,
    commentId: comment.id,
    givenGrantId: given.id,
  }
}
