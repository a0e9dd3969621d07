import { randomBytes, randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCourse, type LessonWishes } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { FileType } from '#kit/storage/file-kinds.ts'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { takeBackAccess } from '#modules/access/given/take-back-access.ts'
import { listContents } from '#modules/access/list-contents.ts'
import { listDeliveries } from '#modules/access/list-deliveries.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { getLesson } from '#modules/courses/editing/get-lesson.ts'
import { removeLesson } from '#modules/courses/editing/remove-lesson.ts'
import { saveLesson } from '#modules/courses/editing/save-lesson.ts'
import { embedAddress } from '#modules/courses/embed-address.ts'
import { downloadLessonFile, downloadMaterial, openLesson } from '#modules/courses/study/open-lesson.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope, type Scope } from '#scope.ts'
import { aContentFile } from '#test/a-content-file.ts'
import { aCustomerCookie } from '#test/a-customer-cookie.ts'
import { callAs } from '#test/call-as.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let students = 0
const film = Buffer.concat([fileSamples['video/mp4'], randomBytes(3_000_000)])

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

/** A course with one lesson, whose file its seller has sent and saved. */
async function aSchool(contentType: FileType, wishes: Partial<LessonWishes> = {}, body: Buffer = film) {
  const kind = contentType.startsWith('video/') ? ('VIDEO' as const) : ('FILE' as const)
  const made = await within(async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const modules = [{ title: 'Um', lessons: [{ title: 'Aula 1', ...wishes, kind }] }]
    const { lessonIds } = await aCourse(scope, { productId, modules })
    return { sellerId, productId, lessonId: lessonIds[0] ?? '' }
  })
  const asSeller = callAs(world, { userId: made.sellerId, role: 'SELLER' })
  const fileKey = await aContentFile(world, { userId: made.sellerId, contentType, body })
  const save = async (change: object) => {
    const { productId: _, moduleId: __, sizeBytes: ___, ...lesson } = await asSeller(getLesson, made)
    return asSeller(saveLesson, { ...lesson, ...change })
  }
  await save({ fileKey, seconds: kind === 'VIDEO' ? 600 : null })
  return { ...made, asSeller, save, fileKey }
}

async function aStudent(productId: string) {
  const email = `aluna${++students}@compradora.example`
  const offer = await within((scope) => anOffer(scope, { productId }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  return { tell, ...(await studentOf(email)) }
}

async function studentOf(email: string) {
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina Nogueira' }))
  const [grant] = await world.owner`select id from access_grants where customer_id = ${userId}`
  return {
    grantId: grant?.id as string,
    as: callAs(world, { userId, role: 'CUSTOMER' }),
    cookie: await aCustomerCookie(world, userId),
  }
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}${url}`, { headers: { range: 'bytes=0-99', ...headers }, redirect: 'manual' })

async function aPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842])
  return Buffer.from(await pdf.save())
}

describe('the video of a lesson', () => {
  test('plays to its student alone, and stops with the next range after a refund', async () => {
    const { productId, lessonId } = await aSchool('video/mp4')
    const { as, grantId, cookie, tell } = await aStudent(productId)
    const other = await aStudent(productId)
    const url = (await as(openLesson, { grantId, lessonId })).mediaUrl ?? ''
    const answer = await ask(url, { cookie })
    expect(answer.status).toBe(206)
    expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(0, 100))).toBe(true)
    expect((await ask(url)).status).toBe(401)
    expect((await ask(url, { cookie: other.cookie })).status).toBe(404)
    await tell('REFUNDED')
    expect(await (await ask(url, { cookie })).json()).toEqual({ error: 'access_closed' })
  })

  test('stops when the seller hides, delays or replaces it', async () => {
    const { productId, lessonId, sellerId, save, fileKey } = await aSchool('video/mp4')
    const { as, grantId, cookie } = await aStudent(productId)
    const url = (await as(openLesson, { grantId, lessonId })).mediaUrl ?? ''
    const statusOf = async () => (await ask(url, { cookie })).status
    await save({ isPublished: false })
    expect(await statusOf()).toBe(404)
    await save({ isPublished: true, release: 'ON_DATE', releaseOn: '2099-01-01' })
    expect(await statusOf()).not.toBe(206)
    await save({ release: 'AS_MODULE' })
    expect(await statusOf()).toBe(206)
    const body = Buffer.concat([fileSamples['video/mp4'], randomBytes(2_000)])
    await save({ fileKey: await aContentFile(world, { userId: sellerId, contentType: 'video/mp4', body }) })
    expect(await statusOf()).toBe(404)
    world.clock.advance({ hours: 24 })
    await world.drainJobs()
    expect(await world.app.store.get(fileKey)).toBeNull()
  })

  test('is a video: another kind of file is refused', async () => {
    const { sellerId, save } = await aSchool('video/mp4')
    for (const contentType of ['application/zip', 'text/vtt'] as const) {
      const fileKey = await aContentFile(world, { userId: sellerId, contentType })
      await expect(save({ fileKey }), contentType).rejects.toMatchObject({
        code: 'upload_refused',
        details: { field: 'fileKey', accepted: ['mp4', 'm4v', 'mov', 'webm', 'mkv'] },
      })
    }
  })
})

test('a file of a lesson and of the contents stays until both have released it', async () => {
  const { asSeller, productId, lessonId, fileKey } = await aSchool('video/mp4')
  const contents = [
    {
      kind: 'FILE' as const,
      title: 'Aula',
      fileKey,
      url: null,
      endpointId: null,
      usesMax: null,
      opensOn: null,
    },
  ]
  const saveAll = async (list: typeof contents) => {
    const { version } = await asSeller(listContents, { productId })
    await asSeller(saveContents, { productId, version, contents: list, deliveryNote: '' })
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
  }
  await saveAll(contents)
  await saveAll([])
  expect(await world.app.store.get(fileKey)).not.toBeNull()
  await asSeller(removeLesson, { lessonId })
  world.clock.advance({ hours: 25 })
  await world.drainJobs()
  expect(await world.app.store.get(fileKey)).toBeNull()
})

test('the PDF of a lesson names its student, also a student with a given access, until the access is taken back', async () => {
  const body = await aPdf()
  const { asSeller, productId, lessonId } = await aSchool('application/pdf', {}, body)
  const email = 'bruno@presente.example'
  await asSeller(giveAccess, { productId, source: 'GIFT', students: [{ name: 'Bruno Sá', email }] })
  const { as, grantId, cookie } = await studentOf(email)
  const { url } = await as(downloadLessonFile, { grantId, lessonId })
  const answer = await ask(url, { cookie })
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(false)
  await asSeller(takeBackAccess, { grantId })
  expect((await ask(url, { cookie })).status).toBe(403)
})

test('the video of a sample plays to anybody, from its day on until it is no longer a sample', async () => {
  const { productId, lessonId, save } = await aSchool('video/mp4', { isPreview: true })
  const address = `/amostra/${productId}/${lessonId}`
  expect(await (await ask(`/amostra/${productId}`)).text()).toContain(address)
  expect((await ask(address)).status).toBe(206)
  await save({ release: 'ON_DATE', releaseOn: '2099-01-01' })
  expect((await ask(address)).status).toBe(404)
  expect((await ask(`/amostra/${productId}`)).status).toBe(404)
  await save({ release: 'AS_MODULE' })
  expect((await ask(address)).status).toBe(206)
  await world.owner`update products set age_rating = '18' where id = ${productId}`
  expect((await ask(address)).status).toBe(404)
  expect((await ask(`/amostra/${productId}`)).status).toBe(404)
  await world.owner`update products set age_rating = '16' where id = ${productId}`
  expect((await ask(address)).status).toBe(206)
  await save({ isPreview: false })
  expect((await ask(address)).status).toBe(404)
})

describe('the materials of a lesson', () => {
  async function aSchoolWithMaterials() {
    const school = await aSchool('video/mp4')
    const body = await aPdf()
    const send = (contentType: FileType, content?: Buffer) =>
      aContentFile(world, { userId: school.sellerId, contentType, ...(content && { body: content }) })
    const pdfKey = await send('application/pdf', body)
    const zipKey = await send('application/zip')
    const { materials } = await school.save({
      materials: [
        { title: 'Apostila', fileKey: pdfKey },
        { title: 'Planilhas', fileKey: zipKey },
      ],
    })
    return { ...school, send, body, pdfKey, zipKey, materials }
  }

  test('are downloaded only by students with an open access, a PDF with the student’s name, until a refund', async () => {
    const { productId, lessonId, body } = await aSchoolWithMaterials()
    const { as, grantId, cookie, tell } = await aStudent(productId)
    const { materials } = await as(openLesson, { grantId, lessonId })
    expect(materials.map(({ title }) => title)).toEqual(['Apostila', 'Planilhas'])
    const [materialId = '', zipId = ''] = materials.map(({ id }) => id)
    const { url } = await as(downloadMaterial, { grantId, lessonId, materialId })
    const answer = await ask(url, { cookie })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(false)
    expect((await ask(url)).status).toBe(401)
    expect((await as(listDeliveries, { grantId })).map(({ title }) => title)).toContain('Apostila')
    const other = await aSchoolWithMaterials()
    await expect(
      as(downloadMaterial, { grantId, lessonId, materialId: other.materials[0]?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await tell('REFUNDED')
    expect((await ask(url, { cookie })).status).toBe(403)
    await expect(as(downloadMaterial, { grantId, lessonId, materialId: zipId })).rejects.toMatchObject({
      code: 'access_closed',
    })
  })

  test('keep their ids when the seller changes their order, and a removed material is closed and deleted', async () => {
    const { productId, lessonId, save, materials, pdfKey, zipKey } = await aSchoolWithMaterials()
    const { as, grantId, cookie } = await aStudent(productId)
    const [pdf, zip] = materials
    const { url } = await as(downloadMaterial, { grantId, lessonId, materialId: pdf?.id ?? '' })
    const turned = await save({ materials: [zip, pdf] })
    expect(turned.materials).toEqual([zip, pdf])
    const other = await aSchoolWithMaterials()
    const [theirs] = other.materials
    const taken = await save({ materials: [{ ...zip, id: theirs?.id }, pdf] })
    expect(taken.materials.map(({ id }) => id)).not.toContain(theirs?.id)
    expect(taken.materials[1]).toEqual(pdf)
    expect((await ask(url, { cookie })).status).toBe(200)
    await save({ materials: taken.materials.slice(0, 1) })
    expect((await ask(url, { cookie })).status).toBe(404)
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
    expect(await world.app.store.get(pdfKey)).toBeNull()
    expect(await world.app.store.get(zipKey)).not.toBeNull()
  })

  test('are deleted with their lesson', async () => {
    const { asSeller, lessonId, pdfKey, zipKey } = await aSchoolWithMaterials()
    await asSeller(removeLesson, { lessonId })
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
    for (const key of [pdfKey, zipKey]) expect(await world.app.store.get(key)).toBeNull()
  })

  test('cannot be a video, a recording or a file of another seller', async () => {
    const { save, send } = await aSchoolWithMaterials()
    const other = await aSchoolWithMaterials()
    const withFile = (fileKey: string) => save({ materials: [{ title: 'Extra', fileKey }] })
    for (const contentType of ['video/mp4', 'audio/mpeg', 'text/vtt'] as const)
      await expect(withFile(await send(contentType)), contentType).rejects.toMatchObject({
        code: 'upload_refused',
        details: { accepted: expect.arrayContaining(['pdf', 'zip', 'docx']) },
      })
    await expect(withFile(other.zipKey)).rejects.toMatchObject({ code: 'upload_not_found' })
  })
})

describe('a video of YouTube or Vimeo', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ?t=3'
  const stored = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

  test('replaces the file, and is shown by a page of its own, the only page that may frame the host', async () => {
    const { productId, lessonId, save, fileKey } = await aSchool('video/mp4')
    expect(await save({ videoUrl: link })).toMatchObject({ videoUrl: stored, fileKey: null, seconds: null })
    const { as, grantId } = await aStudent(productId)
    const { embedUrl, mediaUrl } = await as(openLesson, { grantId, lessonId })
    expect(mediaUrl).toBeNull()
    const answer = await fetch(`${world.url}${embedUrl}`)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    expect(await answer.text()).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"')
    const area = await fetch(`${world.url}/my-purchases`)
    expect(area.headers.get('content-security-policy')).not.toContain('youtube')
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
    expect(await world.app.store.get(fileKey)).toBeNull()
  })

  test('is shown under the name of the shop only by an address that the server signed', async () => {
    const { productId, lessonId, save } = await aSchool('video/mp4')
    await save({ videoUrl: link })
    const { as, grantId } = await aStudent(productId)
    const { embedUrl } = await as(openLesson, { grantId, lessonId })
    const signature = embedUrl?.split('.')[1]
    const other = Buffer.from('https://youtu.be/AAAAAAAAAAA').toString('base64url')
    expect((await fetch(`${world.url}/video/${other}.${signature}`)).status).toBe(403)
    const elsewhere = embedAddress({ app: world.app, platformId: randomUUID() }, link)
    expect((await fetch(`${world.url}${elsewhere}`)).status).toBe(403)
  })

  test('is framed by the page of a sample lesson and by no other page', async () => {
    const { productId, save } = await aSchool('video/mp4', { isPreview: true })
    const sample = () => ask(`/amostra/${productId}`)
    expect((await sample()).headers.get('content-security-policy')).not.toContain('frame-src')
    await save({ videoUrl: 'https://vimeo.com/76979871/abcdef1234' })
    const page = await sample()
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
    const [, address = ''] = /<iframe class="video" src="([^"]+)"/.exec(await page.text()) ?? []
    expect(await (await fetch(`${world.url}${address}`)).text()).toContain(
      'https://player.vimeo.com/video/76979871?dnt=1&amp;h=abcdef1234',
    )
  })
})
