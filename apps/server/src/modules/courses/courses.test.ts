import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import { aCourse, type ModuleWishes } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { takeBackAccess } from '#modules/access/given/take-back-access.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { listDeliveries } from '#modules/access/list-deliveries.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { optOut, optOutPath } from '#modules/notifications/opt-out.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { checkCertificate } from './certificates/check-certificate.ts'
import { drawCertificate } from './certificates/draw-certificate.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { addComment } from './comments/add-comment.ts'
import { answerComment, moderateComment } from './comments/answer-comment.ts'
import { listCourseComments } from './comments/list-course-comments.ts'
import { listLessonComments } from './comments/list-lesson-comments.ts'
import type { LessonInput } from './course.input.ts'
import { addLesson } from './editing/add-lesson.ts'
import { getCourse } from './editing/get-course.ts'
import { getLesson } from './editing/get-lesson.ts'
import { moveLesson } from './editing/move-lesson.ts'
import { moveModule } from './editing/move-module.ts'
import { removeLesson } from './editing/remove-lesson.ts'
import { removeModule } from './editing/remove-module.ts'
import { saveCourseSettings } from './editing/save-course-settings.ts'
import { saveLesson } from './editing/save-lesson.ts'
import { saveModule } from './editing/save-module.ts'
import { readStudyEvidence } from './read-study-evidence.ts'
import { getSample } from './samples/get-sample.ts'
import { listStudents } from './students/list-students.ts'
import { answerQuiz } from './study/answer-quiz.ts'
import { findLastStudy } from './study/find-last-study.ts'
import { getStudy } from './study/get-study.ts'
import { listFurtherOffers } from './study/list-further-offers.ts'
import { markLesson } from './study/mark-lesson.ts'
import { downloadLessonFile, openLesson } from './study/open-lesson.ts'
import { recordPosition } from './study/record-position.ts'

let world: TestApp
let people = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

async function aSeller(modules: ModuleWishes[] = [{ title: 'Começo', lessons: [{ title: 'Aula 1' }] }]) {
  const made = await within(async (scope) => {
    const { id } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: id })
    return {
      sellerId: id,
      productId: product.id,
      ...(await aCourse(scope, { productId: product.id, modules })),
    }
  })
  return { ...made, asSeller: callAs(world, { userId: made.sellerId, role: 'SELLER' }) }
}

async function aStudentOf(productId: string) {
  const email = `aluna${++people}@compradora.example`
  const offer = await within((scope) => anOffer(scope, { productId }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina Nogueira' }))
  const asStudent = callAs(world, { userId, role: 'CUSTOMER' })
  const grantId = (await asStudent(listAccess, { limit: 25 })).rows[0]?.id ?? ''
  return { asStudent, tell, grantId, email, userId, paymentId, offerId: offer.id }
}

const titles = (course: Awaited<ReturnType<typeof getCourse>>) =>
  course.modules.map((module) => [module.title, module.lessons.map(({ title }) => title)])

describe('a course in the editor', () => {
  test('is built of modules and lessons, whose drafts no student sees', async () => {
    const { asSeller, productId } = await aSeller([])
    const rule = { release: 'AT_ONCE', releaseOn: null, releaseDays: null } as const
    const { modules } = await asSeller(saveModule, { productId, title: 'Levain', ...rule })
    const moduleId = modules[0]?.id ?? ''
    const { lessonId } = await asSeller(addLesson, { productId, moduleId, title: 'Farinha', kind: 'TEXT' })
    const student = await aStudentOf(productId)
    const studied = { grantId: student.grantId, lessonId }
    expect((await student.asStudent(getStudy, { grantId: student.grantId })).lessons).toBe(0)
    await expect(student.asStudent(openLesson, studied)).rejects.toMatchObject({ code: 'not_found' })
    const { productId: _, moduleId: __, sizeBytes: ___, ...stored } = await asSeller(getLesson, { lessonId })
    const input: LessonInput = { ...stored, body: 'Use **farinha** fresca.', isPublished: true }
    await asSeller(saveLesson, input)
    await expect(asSeller(saveLesson, input)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await student.asStudent(openLesson, studied)).toMatchObject({ body: 'Use **farinha** fresca.' })
  })

  test('keeps every lesson exactly once when two tabs move them at the same time', async () => {
    const names = ['A', 'B', 'C', 'D']
    const { asSeller, productId, moduleIds, lessonIds } = await aSeller([
      { title: 'Um', lessons: names.map((title) => ({ title })) },
      { title: 'Dois', lessons: [{ title: 'E' }] },
    ])
    const [one = '', two = ''] = moduleIds
    const d = lessonIds[3] ?? ''
    for (const round of [0, 1, 2])
      await Promise.all([
        ...lessonIds.flatMap((lessonId, place) => [
          asSeller(moveLesson, { lessonId, moduleId: (place + round) % 2 === 0 ? one : two, place: round }),
          asSeller(moveLesson, { lessonId, moduleId: (place + round) % 2 === 0 ? two : one, place }),
        ]),
        asSeller(moveModule, { moduleId: two, place: 0 }),
      ])
    const course = await asSeller(getCourse, { productId })
    const all = course.modules.flatMap(({ lessons }) => lessons.map(({ title }) => title))
    expect(all.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
    const places = await world.owner`
      select module_id, position from course_lessons where product_id = ${productId} order by module_id, position`
    for (const moduleId of moduleIds)
      expect(places.filter((row) => row.module_id === moduleId).map(({ position }) => position)).toEqual(
        places.filter((row) => row.module_id === moduleId).map((_, index) => index),
      )
    expect(
      titles(await asSeller(moveLesson, { lessonId: d, moduleId: two, place: 99 }))[0]?.[1]?.at(-1),
    ).toBe('D')
  })

  test('loses a module only when it is empty, and keeps the evidence of a removed lesson', async () => {
    const { asSeller, productId, moduleIds, lessonIds } = await aSeller()
    const { asStudent, grantId } = await aStudentOf(productId)
    const [moduleId = ''] = moduleIds
    const [lessonId = ''] = lessonIds
    await asStudent(markLesson, { grantId, lessonId, isDone: true })
    await asStudent(addComment, { grantId, lessonId, body: 'Gostei' })
    await expect(asSeller(removeModule, { moduleId })).rejects.toMatchObject({ code: 'course_module_in_use' })
    await asSeller(removeLesson, { lessonId })
    expect((await asSeller(removeModule, { moduleId })).modules).toEqual([])
    expect((await asStudent(listDeliveries, { grantId })).map(({ what }) => what)).toContain('LESSON_DONE')
  })

  test('is not found by another seller, and takes no file of another seller', async () => {
    const { productId, moduleIds, lessonIds } = await aSeller()
    const rival = await aSeller([{ title: 'Um', lessons: [{ title: 'Apostila', kind: 'FILE' }] }])
    const [moduleId = ''] = moduleIds
    const [lessonId = ''] = lessonIds
    await expect(rival.asSeller(getCourse, { productId })).rejects.toMatchObject({
      code: 'product_not_found',
    })
    for (const reach of [
      () => rival.asSeller(getLesson, { lessonId }),
      () => rival.asSeller(removeLesson, { lessonId }),
      () => rival.asSeller(moveLesson, { lessonId, moduleId: rival.moduleIds[0] ?? '', place: 0 }),
      () => rival.asSeller(moveLesson, { lessonId: rival.lessonIds[0] ?? '', moduleId, place: 0 }),
    ])
      await expect(reach()).rejects.toMatchObject({ code: 'not_found' })
    const {
      productId: _,
      moduleId: __,
      sizeBytes: ___,
      ...stored
    } = await rival.asSeller(getLesson, {
      lessonId: rival.lessonIds[0] ?? '',
    })
    await expect(
      rival.asSeller(saveLesson, { ...stored, fileKey: 'contents/de-outra.pdf' }),
    ).rejects.toMatchObject({ code: 'upload_not_found' })
  })
})

describe('a student', () => {
  test('reads a lesson from its release day on, counted from the purchase', async () => {
    const { productId, lessonIds } = await aSeller([
      { title: 'Agora', lessons: [{ title: 'Aula 1' }] },
      { title: 'Depois', release: 'AFTER_DAYS', releaseDays: 7, lessons: [{ title: 'Aula 2' }] },
    ])
    const { asStudent, grantId } = await aStudentOf(productId)
    const lessonId = lessonIds[1] ?? ''
    const refusals = [openLesson, downloadLessonFile, listLessonComments] as const
    for (const reach of refusals)
      await expect(
        asStudent(reach as typeof openLesson, { grantId, lessonId, limit: 5 } as never),
      ).rejects.toMatchObject({ code: 'content_not_open' })
    await expect(asStudent(markLesson, { grantId, lessonId, isDone: true })).rejects.toMatchObject({
      code: 'content_not_open',
    })
    world.clock.advance({ days: 6 })
    await expect(asStudent(openLesson, { grantId, lessonId })).rejects.toMatchObject({
      code: 'content_not_open',
    })
    world.clock.advance({ days: 1 })
    expect(await asStudent(openLesson, { grantId, lessonId })).toMatchObject({ title: 'Aula 2' })
  })

  test('resumes at the last position, on another device too, and finishes a video near its end', async () => {
    const { productId, lessonIds } = await aSeller([
      {
        title: 'Um',
        lessons: [
          { title: 'Vídeo', kind: 'VIDEO', fileKey: 'contents/video.mp4', sizeBytes: 9, seconds: 600 },
          { title: 'Texto' },
        ],
      },
    ])
    const { asStudent, grantId } = await aStudentOf(productId)
    const [lessonId = '', textId = ''] = lessonIds
    await asStudent(recordPosition, { grantId, lessonId, positionSeconds: 240 })
    expect(await asStudent(openLesson, { grantId, lessonId })).toMatchObject({
      positionSeconds: 240,
      isDone: false,
    })
    expect(await asStudent(findLastStudy as never, undefined as never)).toMatchObject({
      grantId,
      lessonTitle: 'Vídeo',
      secondsLeft: 360,
      done: 0,
      lessons: 2,
    })
    await asStudent(recordPosition, { grantId, lessonId, positionSeconds: 595 })
    expect(await asStudent(getStudy, { grantId })).toMatchObject({ done: 1, nextLessonId: textId })
  })

  test('resumes the course that is not finished, however many lessons of another were seen later', async () => {
    const { asSeller, sellerId, productId } = await aSeller()
    const long = await within(async (scope) => {
      const product = await aProduct(scope, { sellerId })
      const lessons = Array.from({ length: 12 }, (_, place) => ({ title: `Aula ${place}` }))
      return {
        productId: product.id,
        ...(await aCourse(scope, { productId: product.id, modules: [{ title: 'Um', lessons }] })),
      }
    })
    const { asStudent, grantId, email } = await aStudentOf(productId)
    await asSeller(giveAccess, {
      productId: long.productId,
      source: 'GIFT',
      students: [{ name: 'Carolina', email }],
    })
    const [course] = await asStudent(listAccess, { limit: 25 }).then(({ rows }) =>
      rows.filter(({ id }) => id !== grantId),
    )
    const { lessonIds } = await within((scope) =>
      aCourse(scope, { productId, modules: [{ title: 'Mais', lessons: [{ title: 'Ainda' }] }] }),
    )
    await asStudent(openLesson, { grantId, lessonId: lessonIds[0] ?? '' })
    world.clock.advance({ minutes: 1 })
    for (const lessonId of long.lessonIds)
      await asStudent(markLesson, { grantId: course?.id ?? '', lessonId, isDone: true })
    expect(await asStudent(findLastStudy as never, undefined as never)).toMatchObject({ grantId })
  })

  test('loses the lessons together with the access, in the middle of the course', async () => {
    const { productId, lessonIds } = await aSeller()
    const { asStudent, grantId, tell } = await aStudentOf(productId)
    const studied = { grantId, lessonId: lessonIds[0] ?? '' }
    await asStudent(openLesson, studied)
    await tell('REFUNDED')
    for (const reach of [
      () => asStudent(getStudy, { grantId }),
      () => asStudent(openLesson, studied),
      () => asStudent(recordPosition, { ...studied, positionSeconds: 1 }),
      () => asStudent(markLesson, { ...studied, isDone: true }),
      () => asStudent(addComment, { ...studied, body: 'Ainda aqui' }),
      () => asStudent(issueCertificate, { grantId, studentName: 'Carolina Nogueira' }),
    ])
      await expect(reach()).rejects.toMatchObject({ code: 'access_closed' })
    expect(await asStudent(findLastStudy as never, undefined as never)).toBeNull()
  })

  test('finds neither another student’s course nor a lesson of a product not bought', async () => {
    const { productId, lessonIds } = await aSeller()
    const other = await aSeller()
    const { grantId } = await aStudentOf(productId)
    const stranger = await aStudentOf(other.productId)
    for (const studied of [
      { grantId, lessonId: lessonIds[0] ?? '' },
      { grantId: stranger.grantId, lessonId: lessonIds[0] ?? '' },
      { grantId: stranger.grantId, lessonId: randomUUID() },
    ])
      await expect(stranger.asStudent(openLesson, studied)).rejects.toMatchObject({ code: 'not_found' })
    await expect(stranger.asStudent(getStudy, { grantId })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is offered other products of this seller, and of no other seller', async () => {
    const mine = await aSeller()
    const other = await aSeller()
    const { asStudent } = await aStudentOf(mine.productId)
    const further = await within(async (scope) => {
      const product = await aProduct(scope, { sellerId: mine.sellerId })
      await anOffer(scope, { productId: product.id })
      await anOffer(scope, { productId: other.productId })
      return product.id
    })
    const shown = await asStudent(listFurtherOffers as never, undefined as never)
    expect((shown as { productId: string }[]).map(({ productId }) => productId)).toEqual([further])
  })
})

describe('a quiz', () => {
  const questions = [
    { question: 'Quantas dobras?', options: ['Uma', 'Três', 'Dez'], rightOption: 1 },
    { question: 'Descanso?', options: ['30 minutos', 'Nenhum'], rightOption: 0 },
  ]

  test('hides its right answers until it is passed, and counts every try', async () => {
    const { productId, lessonIds } = await aSeller([
      { title: 'Um', lessons: [{ title: 'Teste', questions }] },
    ])
    const { asStudent, grantId } = await aStudentOf(productId)
    const studied = { grantId, lessonId: lessonIds[0] ?? '' }
    const told = [await asStudent(openLesson, studied), await asStudent(getStudy, { grantId })]
    expect(JSON.stringify(told)).not.toContain('rightOption')
    expect(JSON.stringify(told)).toContain('Quantas dobras?')
    await expect(asStudent(markLesson, { ...studied, isDone: true })).rejects.toMatchObject({
      code: 'quiz_not_passed',
    })
    expect(await asStudent(answerQuiz, { ...studied, version: 1, answers: [1, 1] })).toEqual({
      rightCount: 1,
      questionCount: 2,
      isPassed: false,
      results: null,
      rightOptions: null,
    })
    await expect(asStudent(answerQuiz, { ...studied, version: 1, answers: [1] })).rejects.toMatchObject({
      code: 'record_changed',
    })
    expect(await asStudent(answerQuiz, { ...studied, version: 1, answers: [1, 0] })).toMatchObject({
      isPassed: true,
      rightOptions: [1, 0],
    })
    expect(await asStudent(getStudy, { grantId })).toMatchObject({ done: 1 })
    expect((await asStudent(openLesson, studied)).quiz).toMatchObject({
      attempts: 2,
      best: { isPassed: true },
    })
  })

  test('is not passed by trying all answers', async () => {
    const { productId, lessonIds } = await aSeller([
      { title: 'Um', lessons: [{ title: 'Teste', questions }] },
    ])
    const { asStudent, grantId } = await aStudentOf(productId)
    const wrong = { grantId, lessonId: lessonIds[0] ?? '', version: 1, answers: [0, 1] }
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => asStudent(answerQuiz, wrong)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    world.clock.advance({ hours: 2 })
    expect(await asStudent(answerQuiz, wrong)).toMatchObject({ isPassed: false })
  })
})

describe('a certificate', () => {
  test('is issued once for a finished course, however often it is requested, and ends with a refund', async () => {
    const { productId, lessonIds } = await aSeller()
    const { asStudent, grantId, tell, email } = await aStudentOf(productId)
    await expect(
      asStudent(issueCertificate, { grantId, studentName: 'Carolina Nogueira' }),
    ).rejects.toMatchObject({
      code: 'course_not_finished',
    })
    await asStudent(markLesson, { grantId, lessonId: lessonIds[0] ?? '', isDone: true })
    const issued = await Promise.all(
      Array.from({ length: 4 }, () =>
        asStudent(issueCertificate, { grantId, studentName: 'Carolina Nogueira' }),
      ),
    )
    const codes = new Set(issued.map(({ code }) => code))
    expect(codes.size).toBe(1)
    const [code = ''] = codes
    const check = () => within((scope) => checkCertificate(scope, code.toLowerCase()))
    const checked = await check()
    expect(checked).toMatchObject({ isValid: true, studentName: 'Carolina Nogueira', lessons: 1, code })
    expect(JSON.stringify(checked)).not.toContain(email)
    if (!checked) return
    const pdf = drawCertificate(
      { ...checked, studentName: 'Conceição (Çã) Łuczak' },
      { brand: 'Balcão', checkUrl: `balcao.example/certificado/${code}` },
    ).toString('latin1')
    expect(pdf).toContain('(Concei\xe7\xe3o \\(\xc7\xe3\\) ?uczak)')
    expect(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).toBe(pdf.indexOf('xref\n0 '))
    await world.owner`update users set name = 'Outra Pessoa' where email = ${email}`
    await world.owner`update products set name = 'Outro curso' where id = ${productId}`
    expect(await check()).toEqual(checked)
    await tell('REFUNDED')
    expect(await check()).toMatchObject({ isValid: false })
    expect(await within((scope) => checkCertificate(scope, 'AAAA-AAAA-AAAA'))).toBeNull()
  })

  test('is not issued if the course gives no certificates', async () => {
    const { asSeller, productId, lessonIds } = await aSeller()
    const { asStudent, grantId } = await aStudentOf(productId)
    await asSeller(saveCourseSettings, { productId, hasCertificate: false, approvesComments: false })
    await asStudent(markLesson, { grantId, lessonId: lessonIds[0] ?? '', isDone: true })
    await expect(
      asStudent(issueCertificate, { grantId, studentName: 'Carolina Nogueira' }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a sample', () => {
  test('shows the contents of its own lessons and only the titles of the others', async () => {
    const { productId } = await aSeller([
      {
        title: 'Um',
        lessons: [
          { title: 'Aberta', body: 'Texto da amostra', isPreview: true },
          { title: 'Fechada', body: 'Segredo da loja', kind: 'FILE', fileKey: 'contents/fechada.pdf' },
          { title: 'Rascunho', isPreview: true, isPublished: false },
        ],
      },
    ])
    const sample = JSON.stringify(await within((scope) => getSample(scope, productId)))
    expect(sample).toContain('Texto da amostra')
    expect(sample).toContain('Fechada')
    for (const secret of ['Segredo da loja', 'fechada.pdf', 'Rascunho', 'FILE'])
      expect(sample).not.toContain(secret)
  })

  test('is not found if the product does not sell or has no sample lesson', async () => {
    const { productId } = await aSeller()
    expect(await within((scope) => getSample(scope, productId))).toBeNull()
    const paused = await aSeller([{ title: 'Um', lessons: [{ title: 'Aberta', isPreview: true }] }])
    await world.owner`update products set status = 'SUSPENDED' where id = ${paused.productId}`
    expect(await within((scope) => getSample(scope, paused.productId))).toBeNull()
  })
})

describe('a comment', () => {
  test('is shown under a short name, answered and hidden by the seller', async () => {
    const { asSeller, productId, lessonIds } = await aSeller()
    const { asStudent, grantId } = await aStudentOf(productId)
    const studied = { grantId, lessonId: lessonIds[0] ?? '' }
    await asStudent(addComment, { ...studied, body: '<b>Cheira</b> a acetona' })
    const list = async () => (await asStudent(listLessonComments, { ...studied, limit: 10 })).rows
    expect(await list()).toMatchObject([
      { name: 'Carolina N.', body: '<b>Cheira</b> a acetona', isOwn: true },
    ])
    const commentId = (await list())[0]?.id ?? ''
    await asSeller(answerComment, { commentId, body: 'É normal com calor.' })
    expect((await list())[0]?.answers).toMatchObject([{ body: 'É normal com calor.' }])
    const rival = await aSeller()
    await expect(rival.asSeller(moderateComment, { commentId, isShown: false })).rejects.toMatchObject({
      code: 'not_found',
    })
    await asSeller(moderateComment, { commentId, isShown: false })
    expect(await list()).toEqual([])
  })

  test('waits for the approval of a seller who requires that; meanwhile only its author sees it', async () => {
    const { asSeller, productId, lessonIds } = await aSeller()
    const [author, other] = [await aStudentOf(productId), await aStudentOf(productId)]
    await asSeller(saveCourseSettings, { productId, hasCertificate: true, approvesComments: true })
    const lessonId = lessonIds[0] ?? ''
    await author.asStudent(addComment, { grantId: author.grantId, lessonId, body: 'Primeira!' })
    const seenBy = async ({ asStudent, grantId }: typeof author) =>
      (await asStudent(listLessonComments, { grantId, lessonId, limit: 10 })).rows.length
    expect([await seenBy(author), await seenBy(other)]).toEqual([1, 0])
    const { rows } = await asSeller(listCourseComments, { productId, state: 'WAITING', limit: 10 })
    await asSeller(moderateComment, { commentId: rows[0]?.id ?? '', isShown: true })
    expect([await seenBy(author), await seenBy(other)]).toEqual([1, 1])
  })

  test('is refused after ten in ten minutes, and in a lesson without comments', async () => {
    const { productId, lessonIds } = await aSeller([
      { title: 'Um', lessons: [{ title: 'Aula 1' }, { title: 'Calada', hasComments: false }] },
    ])
    const { asStudent, grantId } = await aStudentOf(productId)
    const [lessonId = '', silentId = ''] = lessonIds
    for (let turn = 0; turn < 10; turn++) await asStudent(addComment, { grantId, lessonId, body: `${turn}` })
    await expect(asStudent(addComment, { grantId, lessonId, body: 'mais' })).rejects.toMatchObject({
      code: 'rate_limited',
    })
    world.clock.advance({ minutes: 11 })
    await asStudent(addComment, { grantId, lessonId, body: 'mais' })
    await expect(asStudent(addComment, { grantId, lessonId: silentId, body: 'oi' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('a student without a sale', () => {
  const gift = { name: 'Bruno Sá', email: 'Bruno@Presente.example' }

  test('is added once by any number of lists, mailed once, and removed by the seller', async () => {
    const { asSeller, productId, lessonIds } = await aSeller()
    const give = (students = [gift]) => asSeller(giveAccess, { productId, source: 'GIFT' as const, students })
    const answers = await Promise.all([
      give(),
      give(),
      give([gift, { ...gift, email: 'bruno@presente.example' }]),
    ])
    expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 0, 1])
    await world.drainJobs()
    const told = async () =>
      (await world.owner`select id from mails where recipient = 'bruno@presente.example'`).length
    const { userId } = await within((scope) => ensureCustomer(scope, gift))
    const asStudent = callAs(world, { userId, role: 'CUSTOMER' })
    const [access] = (await asStudent(listAccess, { limit: 10 })).rows
    expect(access).toMatchObject({ isOpen: true, orderCode: null, course: { lessons: 1 } })
    const grantId = access?.id ?? ''
    const studied = { grantId, lessonId: lessonIds[0] ?? '' }
    expect(await asStudent(openLesson, studied)).toMatchObject({ title: 'Aula 1' })
    await asSeller(takeBackAccess, { grantId })
    await expect(asStudent(openLesson, studied)).rejects.toMatchObject({ code: 'access_closed' })
    world.clock.advance({ minutes: 1 })
    expect(await give()).toEqual({ added: 1, already: 0 })
    expect(await asStudent(openLesson, studied)).toMatchObject({ title: 'Aula 1' })
    expect((await asSeller(listStudents, { productId, limit: 10 })).rows).toMatchObject([
      { source: 'GIFT', standing: 'OPEN', email: 'bruno@presente.example' },
    ])
    await world.drainJobs()
    expect(await told()).toBe(1)
    for (let round = 0; round < 3; round += 1) {
      await asSeller(takeBackAccess, { grantId })
      world.clock.advance({ days: 5 })
      await give()
    }
    await world.drainJobs()
    expect(await told()).toBe(1)
    await asSeller(takeBackAccess, { grantId })
    world.clock.advance({ days: 30 })
    await give()
    await world.drainJobs()
    expect(await told()).toBe(2)
  })

  test('gets a few mails a day from all sellers together, and none after opting out', async () => {
    const told = async (email: string) => {
      await world.drainJobs()
      return (await world.owner`select id from mails where recipient = ${email}`).length
    }
    const invite = async (email: string) => {
      const { asSeller, productId } = await aSeller()
      return asSeller(giveAccess, { productId, source: 'GIFT', students: [{ name: 'Bia', email }] })
    }
    for (let sellers = 0; sellers < 5; sellers += 1)
      expect(await invite('cercada@presente.example')).toEqual({ added: 1, already: 0 })
    expect(await told('cercada@presente.example')).toBe(3)
    await within(async (scope) => {
      const path = await optOutPath(scope, 'nao@presente.example')
      await optOut(scope, path.replace('/opt-out/', ''))
    })
    expect(await invite('nao@presente.example')).toEqual({ added: 1, already: 0 })
    expect(await told('nao@presente.example')).toBe(0)
  })

  test('is limited to a hundred a day before the first sale, and to a reviewed product', async () => {
    const { asSeller, productId } = await aSeller()
    const list = (from: number, length: number) =>
      Array.from({ length }, (_, place) => ({ name: 'Aluno', email: `lista${from + place}@escola.example` }))
    const send = (students: { name: string; email: string }[]) =>
      asSeller(giveAccess, { productId, source: 'IMPORT' as const, students })
    await send(list(0, 100))
    await expect(send(list(100, 1))).rejects.toMatchObject({ code: 'rate_limited' })
    await aStudentOf(productId)
    expect(await send(list(100, 1))).toMatchObject({ added: 1 })
    await world.owner`update products set status = 'SUBMITTED', sells_in_review = true where id = ${productId}`
    await expect(send(list(200, 1))).rejects.toMatchObject({ code: 'product_not_for_sale' })
  })

  test('is listed for the seller under the name that the seller typed', async () => {
    const { asSeller, productId } = await aSeller()
    const email = 'conhecida@presente.example'
    await within((scope) => ensureCustomer(scope, { email, name: 'Nome Verdadeiro' }))
    await asSeller(giveAccess, { productId, source: 'GIFT', students: [{ name: 'a', email }] })
    const list = (search?: string) => asSeller(listStudents, { productId, limit: 10, search })
    expect((await list()).rows).toMatchObject([{ name: 'a', email }])
    expect((await list('Verdadeiro')).rows).toEqual([])
  })

  test('of an imported list counts once, with or without a sale, and causes no sale', async () => {
    const { asSeller, productId } = await aSeller()
    const buyer = await aStudentOf(productId)
    const students = [
      { name: 'Carolina', email: buyer.email },
      ...Array.from({ length: 30 }, (_, index) => ({ name: 'Aluno', email: `turma${index}@escola.example` })),
    ]
    const [orders] = await world.owner`select count(*)::int as made from orders`
    const send = () => asSeller(giveAccess, { productId, source: 'IMPORT' as const, students })
    expect(await send()).toEqual({ added: 30, already: 1 })
    expect(await send()).toEqual({ added: 0, already: 31 })
    const [after] = await world.owner`select count(*)::int as made from orders`
    expect(after).toEqual(orders)
  })

  test('is added by the product’s own seller while it sells, and a bought access is not taken back', async () => {
    const { asSeller, productId } = await aSeller()
    const rival = await aSeller()
    await expect(
      rival.asSeller(giveAccess, { productId, source: 'GIFT', students: [gift] }),
    ).rejects.toMatchObject({ code: 'product_not_found' })
    const { grantId } = await aStudentOf(productId)
    await expect(asSeller(takeBackAccess, { grantId })).rejects.toMatchObject({ code: 'not_found' })
    await world.owner`update products set status = 'SUSPENDED' where id = ${productId}`
    await expect(asSeller(giveAccess, { productId, source: 'GIFT', students: [gift] })).rejects.toMatchObject(
      {
        code: 'product_not_for_sale',
      },
    )
  })
})

test('a student’s activity is evidence in a dispute, and is shown in the seller’s list', async () => {
  const { asSeller, sellerId, productId, lessonIds } = await aSeller([
    { title: 'Um', lessons: [{ title: 'Aula 1' }, { title: 'Aula 2' }] },
  ])
  const { asStudent, grantId, paymentId, offerId, email } = await aStudentOf(productId)
  await asStudent(markLesson, { grantId, lessonId: lessonIds[0] ?? '', isDone: true })
  await asStudent(openLesson, { grantId, lessonId: lessonIds[1] ?? '' })
  const [payment] = await world.owner`select order_id from payments where id = ${paymentId}`
  const [evidence] = await within((scope) => readStudyEvidence(scope, String(payment?.order_id)))
  expect(evidence).toMatchObject({ course: { lessons: 2, done: 1, percent: 50 } })
  expect(evidence?.records.map(({ what, title }) => [what, title])).toEqual(
    expect.arrayContaining([
      ['DONE', 'Aula 1'],
      ['OPENED', 'Aula 2'],
    ]),
  )
  const renewal = await aPurchase(world.app, world.platformId, { offerId, email })
  const renewalOrder = await within(async ({ tx, platformId, now }) => {
    const [order] = await tx
      .select({ id: payments.orderId })
      .from(payments)
      .where(eq(payments.id, renewal.paymentId))
    const [subscription] = await tx
      .insert(subscriptions)
      .values({
        platformId,
        orderId: String(payment?.order_id),
        offerId,
        productId,
        sellerId,
        buyerEmail: email,
        buyerName: 'Carolina',
        locale: 'PT_BR',
        state: 'ACTIVE',
        method: 'PIX',
        priceCents: 100,
        currency: 'BRL',
        frequencyInDays: 30,
        isDemo: false,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: subscriptions.id })
    await tx.insert(subscriptionCycles).values({
      platformId,
      subscriptionId: subscription?.id ?? '',
      number: 2,
      state: 'PAID',
      priceCents: 100,
      frequencyInDays: 30,
      startsOn: '2026-02-01',
      endsOn: '2026-03-01',
      dueAt: now,
      orderId: order?.id ?? '',
      isCardRefused: false,
      createdAt: now,
    })
    return order?.id ?? ''
  })
  expect(await within((scope) => readStudyEvidence(scope, renewalOrder))).toMatchObject([{ grantId }])
  expect((await asSeller(listStudents, { productId, limit: 10 })).rows).toMatchObject([
    { source: 'SALE', percent: 50, done: 1, lessons: 2 },
  ])
})
