import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { lookUpPostalCode } from '#modules/platforms/services/look-up-postal-code.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { readIntegrations } from './read-integrations.ts'
import { testMail } from './test-mail.ts'
import { testPostalCodes } from './test-postal-codes.ts'
import { testStorage } from './test-storage.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

async function aStaffOf(platformId: string) {
  const { id, email } = await inScope(world.app, platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: ['isConfigAvailable'] }),
  )
  const as = callAs({ app: world.app, platformId }, { userId: id, role: 'ADMIN' })
  return { email, as, read: () => as(readIntegrations, undefined) }
}

test('the health of a platform’s services is shown only to that platform', async () => {
  const { app, platformId } = world
  const here = await aStaffOf(platformId)
  const neighbour = await inScope(app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const there = await aStaffOf(neighbour.platformId)
  expect((await here.read()).postalCodes).toEqual({
    answeredLastDay: 0,
    failedLastDay: 0,
    lastAnsweredAt: null,
    lastFailedAt: null,
  })

  expect(await testPostalCodes(app, platformId)).toEqual({ works: true })
  const answeredAt = world.clock.now().toISOString()
  world.clock.advance({ hours: 2 })
  const broken = { ...app, config: { ...app.config, cepBaseUrl: 'http://127.0.0.1:1' } }
  expect(await testPostalCodes(broken, platformId)).toEqual({ works: false })
  await expect(lookUpPostalCode(broken, platformId, '01310100')).rejects.toThrow('errorCep')
  expect(await testStorage(app, platformId)).toEqual({ works: true })
  expect(await testStorage({ ...app, store: { ...app.store, get: async () => null } }, platformId)).toEqual({
    works: false,
  })

  await app.serviceCounts.settled()
  const seen = await here.read()
  expect(seen.postalCodes).toEqual({
    answeredLastDay: 1,
    failedLastDay: 2,
    lastAnsweredAt: answeredAt,
    lastFailedAt: world.clock.now().toISOString(),
  })
  expect(seen.storage).toMatchObject({ kind: 'FOLDER', files: 0, answeredLastDay: 1, failedLastDay: 1 })
  expect(seen.acquirers).toHaveLength(1)
  expect(await there.read()).toMatchObject({
    postalCodes: { answeredLastDay: 0, failedLastDay: 0 },
    storage: { answeredLastDay: 0, failedLastDay: 0 },
  })
  world.clock.advance({ days: 2 })
  expect((await here.read()).postalCodes).toMatchObject({ failedLastDay: 0, lastAnsweredAt: answeredAt })
})

test('postal code look-ups send nothing to the database at once, and are counted in batches', async () => {
  const { app, platformId } = world
  const lookUpMany = async () => {
    for (let buyer = 0; buyer < 5; buyer += 1) await lookUpPostalCode(app, platformId, '01310100')
  }
  const before = (await (await aStaffOf(platformId)).read()).postalCodes.answeredLastDay
  expect(await world.statementsOf(lookUpMany)).toEqual([])
  const counted = await world.statementsOf(() => app.serviceCounts.settled())
  expect(counted.filter((text) => text.includes('"service_hours"'))).toHaveLength(1)
  const { answeredLastDay } = (await (await aStaffOf(platformId)).read()).postalCodes
  expect(answeredLastDay).toBe(before + 5)
})

test('a test mail goes to the person who asks, and failed mail is counted for a day', async () => {
  const { as, email, read } = await aStaffOf(world.platformId)
  expect(await as(testMail, undefined)).toEqual({ to: email })
  expect((await world.inbox()).filter(({ recipient }) => recipient === email)).toHaveLength(1)
  expect((await read()).mail).toMatchObject({ host: null, lastSentAt: null, failedLastDay: 0 })
  const sentAt = world.clock.now()
  await world.owner`update mails set state = 'SENT', sent_at = ${sentAt} where recipient = ${email}`
  expect((await read()).mail).toMatchObject({ lastSentAt: sentAt.toISOString(), sentLastDay: 1 })
  await world.owner`update mails set state = 'FAILED', sent_at = null where recipient = ${email}`
  expect((await read()).mail).toMatchObject({ lastSentAt: null, failedLastDay: 1 })
  world.clock.advance({ days: 2 })
  expect((await read()).mail.failedLastDay).toBe(0)
})
