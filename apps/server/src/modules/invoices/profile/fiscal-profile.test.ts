import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { aFiscalProfile } from '#demo/a-fiscal-profile.ts'
import { aPerson } from '#demo/a-person.ts'
import { a1Samples } from '#demo/a1-samples.ts'
import { answerDeletion } from '#modules/accounts/privacy/answer-deletion.ts'
import { listDeletions } from '#modules/accounts/privacy/list-deletions.ts'
import { requestDeletion } from '#modules/accounts/privacy/request-deletion.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getFiscalProfile } from './get-fiscal-profile.ts'
import { removeCertificate } from './remove-certificate.ts'
import { saveCertificate } from './save-certificate.ts'
import { saveFiscalProfile } from './save-fiscal-profile.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

async function aSeller({
  document,
  certificate = 'none',
}: {
  document?: string
  certificate?: 'old' | 'none'
} = {}) {
  const seller = await within(async (scope) => {
    const person = await aPerson(scope, document === undefined ? {} : { document })
    await aFiscalProfile(scope, { sellerId: person.id, certificate })
    return person
  })
  const call = callAs(world, { userId: seller.id, role: 'SELLER' })
  const read = () => call(getFiscalProfile, undefined as never)
  return { seller, call, read }
}

const file = { file: a1Samples.modern, password: a1Samples.password }

test('a certificate is stored sealed with its holder and expiry date, and without its password', async () => {
  const { seller, call, read } = await aSeller()
  await call(saveCertificate, file)
  expect((await read()).certificate).toMatchObject({
    holder: 'CURSOS DA MARINA LTDA',
    document: a1Samples.cnpj,
  })
  const [stored] = await world.owner`select certificate from fiscal_profiles where seller_id = ${seller.id}`
  expect(stored?.certificate).toMatch(/^k/)
  expect(stored?.certificate).not.toContain('PRIVATE')
  await call(removeCertificate, undefined as never)
  expect((await read()).certificate).toBeNull()
})

test('a certificate is erased when the deletion of its seller is answered', async () => {
  const { seller, call, read } = await aSeller({ certificate: 'old' })
  await call(requestDeletion, { reason: null })
  const staff = await within((scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const asStaff = callAs(world, { userId: staff.id, role: 'ADMIN' })
  const { rows } = await asStaff(listDeletions, { state: 'OPEN', limit: 25 })
  const requestId = rows.find(({ userId }) => userId === seller.id)?.id ?? ''
  await asStaff(answerDeletion, { requestId, answer: 'Apagamos o certificado; as notas ficam.' })
  await world.drainJobs()
  expect((await read()).certificate).toBeNull()
  const [stored] = await world.owner`select certificate from fiscal_profiles where seller_id = ${seller.id}`
  expect(stored?.certificate).toBeNull()
})

test('a certificate file in the older format is read', async () => {
  expect((await (await aSeller({ certificate: 'old' })).read()).certificate?.document).toBe(a1Samples.cnpj)
})

test.each([
  ['with a wrong password', { ...file, password: 'errada' }, 'certificate_password_wrong'],
  [
    'that is another file',
    { ...file, file: Buffer.from('%PDF-1.7').toString('base64') },
    'certificate_unreadable',
  ],
])('a certificate %s is refused', async (_, given, code) => {
  const { call } = await aSeller()
  await expect(call(saveCertificate, given)).rejects.toMatchObject({ code })
})

test('a certificate of another company is refused, and a certificate of the main office is accepted', async () => {
  const other = await aSeller({ document: '11444777000161' })
  await expect(other.call(saveCertificate, file)).rejects.toMatchObject({ code: 'certificate_of_other' })
  const branch = await aSeller({ document: '12ABC345000269' })
  await branch.call(saveCertificate, file)
  expect((await branch.read()).certificate?.document).toBe(a1Samples.cnpj)
})

test('a seller without a company cannot upload a certificate', async () => {
  const { seller, call } = await aSeller()
  await within(({ tx }) => tx.update(users).set({ document: '12345678909' }).where(eq(users.id, seller.id)))
  await expect(call(saveCertificate, file)).rejects.toMatchObject({ code: 'company_missing' })
})

test('an expired certificate is refused', async () => {
  const { call } = await aSeller()
  const before = world.clock.now()
  world.clock.advance({ days: 30 * 365 })
  try {
    await expect(call(saveCertificate, file)).rejects.toMatchObject({ code: 'certificate_expired' })
  } finally {
    world.clock.set(before)
  }
})

test('a profile is refused if it was read before another save, or if its next number is already used', async () => {
  const { seller, call, read } = await aSeller()
  const { profile } = await read()
  if (!profile) throw new Error('The profile is missing')
  await call(saveFiscalProfile, { ...profile, nextNumber: 40 })
  await expect(call(saveFiscalProfile, profile)).rejects.toMatchObject({ code: 'record_changed' })
  const back = { ...profile, version: 2, nextNumber: 39 }
  await expect(call(saveFiscalProfile, back)).rejects.toMatchObject({ code: 'dps_number_used' })
  await call(saveFiscalProfile, { ...back, series: '9' })
  const [stored] = await within(({ tx }) =>
    tx.select().from(fiscalProfiles).where(eq(fiscalProfiles.sellerId, seller.id)),
  )
  expect(stored).toMatchObject({ series: '9', nextNumber: 39 })
})
