import { and, asc, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { courseLessons, courseModules, lessonComments, lessonProgress } from '#db/schema/courses.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { grantAccess } from '#modules/access/grant-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCourse } from './a-course.ts'

const courseName = 'Curso Pão de Fermentação Natural'
const studentsMax = 12
const dayMs = 86_400_000

/** The course of the demo: texts, a quiz, a sample, and a module that opens a week after the purchase. */
export async function createDemoCourse(scope: Scope): Promise<void> {
  const [product] = await scope.tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.platformId, scope.platformId), eq(products.name, courseName)))
  if (!product) return
  await aCourse(scope, {
    productId: product.id,
    modules: [
      {
        title: 'Levain do zero',
        lessons: [
          {
            title: 'Boas-vindas e como usar o curso',
            isPreview: true,
            body: 'Que bom ter você aqui. Este curso é feito para **uma fornada por semana**, na sua cozinha.\n\n# Como estudar\n- Leia a aula inteira antes de começar\n- Separe os ingredientes na véspera\n- Pergunte nos comentários: eu respondo toda semana',
          },
          {
            title: 'Farinha, água e temperatura',
            body: 'A receita do levain tem dois ingredientes e um relógio.\n\n# O que separar\n1. 50 g de farinha integral\n2. 50 g de água filtrada, a 26 °C\n3. Um pote de vidro com tampa\n\nMisture até não ver farinha seca. *Não precisa sovar.*',
          },
          {
            title: 'Os sete primeiros dias',
            body: 'Alimente o levain **uma vez por dia**, no mesmo horário.\n\n- Dia 1: misture e espere\n- Dias 2 a 4: descarte metade e alimente\n- Dias 5 a 7: ele dobra de volume em 6 horas',
          },
          {
            title: 'Teste: o seu levain está pronto?',
            body: 'Três perguntas rápidas antes da primeira massa.',
            questions: [
              {
                question: 'Qual é o sinal de que o levain está pronto?',
                options: ['Ele dobra de volume em 6 horas', 'Ele cheira a acetona', 'Ele está líquido'],
                rightOption: 0,
              },
              {
                question: 'Quanto do levain se descarta antes de alimentar?',
                options: ['Nada', 'Metade', 'Tudo'],
                rightOption: 1,
              },
              {
                question: 'Qual é a temperatura da água?',
                options: ['10 °C', '26 °C', '60 °C'],
                rightOption: 1,
              },
            ],
          },
        ],
      },
      {
        title: 'Massa e fermentação',
        release: 'AFTER_DAYS',
        releaseDays: 7,
        lessons: [
          {
            title: 'Autólise',
            body: 'Misture farinha e água e deixe descansar por 40 minutos. O glúten começa a se formar sozinho.',
          },
          {
            title: 'Dobras: quantas e quando',
            body: 'Três jogos de dobras, com **30 minutos** entre cada um. Molhe as mãos antes de começar.',
          },
          { title: 'Tabela de hidratação', body: 'Em revisão.', isPublished: false },
        ],
      },
    ],
  })
}

/** Students of the course: some at the start, one half way, some at the end. */
export async function createDemoStudents(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const { tx, now } = scope
    const lessons = await tx
      .select({ id: courseLessons.id, title: courseLessons.title, productId: courseLessons.productId })
      .from(courseLessons)
      .innerJoin(courseModules, eq(courseModules.id, courseLessons.moduleId))
      .where(and(eq(courseLessons.platformId, platformId), eq(courseLessons.isPublished, true)))
      .orderBy(asc(courseModules.position), asc(courseLessons.position))
    const [first] = lessons
    if (!first) return
    const grants = await openToFirstBuyers(scope, first.productId)
    const known = await tx.$count(lessonProgress, eq(lessonProgress.platformId, platformId))
    if (known > 0) return
    for (const [place, { id: grantId, grantedAt }] of grants.entries()) {
      const seen = lessons.slice(0, (place % lessons.length) + 1)
      await tx.insert(lessonProgress).values(
        seen.map(({ id: lessonId, title }, index) => {
          const at = new Date(Math.min(now.getTime(), grantedAt.getTime() + (index + 8) * dayMs))
          const isLast = index === seen.length - 1 && seen.length < lessons.length
          return {
            platformId,
            grantId,
            lessonId,
            title,
            startedAt: at,
            seenAt: at,
            doneAt: isLast ? null : at,
          }
        }),
      )
    }
    const [student] = grants
    if (student)
      await tx.insert(lessonComments).values({
        platformId,
        productId: first.productId,
        lessonId: first.id,
        authorId: student.customerId,
        body: 'No 4º dia o meu cheirava a acetona. É normal ou começo de novo?',
        state: 'SHOWN',
        createdAt: new Date(now.getTime() - dayMs),
      })
  })
}

/** Opens the course to its first buyers on the day they paid: the jobs that do it for all buyers run only later. */
async function openToFirstBuyers(scope: Scope, productId: string) {
  const { tx, platformId } = scope
  const sales = await tx
    .select({
      orderId: orders.id,
      email: orders.buyerEmail,
      name: orders.buyerName,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.platformId, platformId),
        eq(payments.productId, productId),
        eq(payments.status, 'APPROVED'),
      ),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(studentsMax)
  for (const { orderId, paidAt, ...buyer } of sales) {
    const { userId: customerId } = await ensureCustomer(scope, buyer)
    await grantAccess({ ...scope, now: paidAt ?? scope.now }, { orderId, customerId })
  }
  return tx
    .select()
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.productId, productId),
        inArray(
          accessGrants.orderId,
          sales.map(({ orderId }) => orderId),
        ),
      ),
    )
    .orderBy(asc(accessGrants.grantedAt), asc(accessGrants.id))
}
