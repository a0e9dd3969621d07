import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCourse } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { takeBackAccess } from '#modules/access/given/take-back-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { markLesson } from './study/mark-lesson.ts'

const events = ['student.enrolled', 'course.completed', 'certificate.issued'] as const
let world: TestApp
let people = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

/** A seller with a course of two lessons and an endpoint for events about students. */
async function aSchool() {
  const made = await within(async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const lessons = [{ title: 'Aula 1' }, { title: 'Aula 2' }]
    const { lessonIds } = await aCourse(scope, { productId, modules: [{ title: 'Um', lessons }] })
    const { id: endpointId } = await anEndpoint(scope, { sellerId, events: [...events] })
    return { sellerId, productId, lessonIds, endpointId, offerId: (await anOffer(scope, { productId })).id }
  })
  const told = async () => {
    const rows = await world.owner`
      select type, body from outgoing_deliveries where endpoint_id = ${made.endpointId} order by created_at, type`
    return rows.map(({ type, body }) => ({ type: type as string, data: JSON.parse(body).data }))
  }
  return { ...made, told, asSeller: callAs(world, { userId: made.sellerId, role: 'SELLER' }) }
}

async function aBuyer(offerId: string) {
  const email = `matriculada${++people}@compradora.example`
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email })
  await within((scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  await world.drainJobs()
  return { email, ...(await studentOf(email)) }
}

async function studentOf(email: string) {
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina Nogueira' }))
  const [grant] = await world.owner`select id from access_grants where customer_id = ${userId}`
  return { grantId: grant?.id as string, as: callAs(world, { userId, role: 'CUSTOMER' }) }
}

describe('the endpoint of a seller with a course', () => {
  test('gets the enrolment of a buyer with the order, and of a student with a given access without an order', async () => {
    const { productId, offerId, asSeller, told } = await aSchool()
    const { email, grantId } = await aBuyer(offerId)
    expect(await told()).toMatchObject([
      {
        type: 'student.enrolled',
        data: {
          student: { id: grantId, email, source: 'SALE' },
          order: { code: expect.any(String) },
          product: { id: productId },
          certificate: null,
        },
      },
    ])
    world.clock.advance({ minutes: 1 })
    const students = [{ name: 'Bruno Sá', email: `bruno${++people}@presente.example` }]
    await asSeller(giveAccess, { productId, source: 'GIFT', students })
    await asSeller(giveAccess, { productId, source: 'GIFT', students })
    expect((await told()).slice(1)).toMatchObject([
      { data: { student: { name: 'Bruno Sá', source: 'GIFT' }, order: null } },
    ])
  })

  test('gets the enrolment again when an access was taken back and given anew', async () => {
    const { productId, asSeller, told } = await aSchool()
    const email = `volta${++people}@presente.example`
    const give = () =>
      asSeller(giveAccess, { productId, source: 'GIFT', students: [{ name: 'Bruno Sá', email }] })
    await give()
    const { grantId } = await studentOf(email)
    await asSeller(takeBackAccess, { grantId })
    world.clock.advance({ minutes: 1 })
    await give()
    expect((await told()).map(({ data }) => data.student.id)).toEqual([grantId, grantId])
  })

  test('gets the completion of a course once when its last two lessons are done at the same time', async () => {
    const { offerId, lessonIds, told } = await aSchool()
    const { grantId, as } = await aBuyer(offerId)
    const mark = (isDone: boolean) => (lessonId: string) => as(markLesson, { grantId, lessonId, isDone })
    const completed = async () => (await told()).filter(({ type }) => type === 'course.completed')
    await mark(true)(lessonIds[0] ?? '')
    expect(await completed()).toEqual([])
    await mark(false)(lessonIds[0] ?? '')
    await Promise.all(lessonIds.map(mark(true)))
    expect(await completed()).toMatchObject([{ data: { student: { id: grantId }, certificate: null } }])
    await mark(false)(lessonIds[1] ?? '')
    await mark(true)(lessonIds[1] ?? '')
    expect(await completed()).toHaveLength(1)
  })

  test('gets a certificate once, with the address of the page that checks the certificate', async () => {
    const { offerId, lessonIds, told } = await aSchool()
    const { grantId, as } = await aBuyer(offerId)
    for (const lessonId of lessonIds) await as(markLesson, { grantId, lessonId, isDone: true })
    const issue = () => as(issueCertificate, { grantId, studentName: 'Carolina Nogueira' })
    const [{ code }] = await Promise.all([issue(), issue()])
    await issue()
    const issued = (await told()).filter(({ type }) => type === 'certificate.issued')
    expect(issued).toMatchObject([
      { data: { certificate: { code, url: expect.stringContaining(`/certificado/${code}`) } } },
    ])
  })

  test('gets no events about the students of another seller', async () => {
    const { told } = await aSchool()
    const other = await aSchool()
    const { grantId, as } = await aBuyer(other.offerId)
    for (const lessonId of other.lessonIds) await as(markLesson, { grantId, lessonId, isDone: true })
    expect(await told()).toEqual([])
    expect((await other.told()).map(({ type }) => type).toSorted()).toEqual([
      'course.completed',
      'student.enrolled',
    ])
  })
})
