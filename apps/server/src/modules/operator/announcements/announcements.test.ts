import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

type Api = ReturnType<typeof appRouter.createCaller>

let world: TestApp
let neighbourId: string
let master: Api['master']
let renato: Api
let silvia: Api

const logIn = async (platformId: string, door: 'ADMIN' | 'MASTER', email: string): Promise<Api> => {
  const browser = aBrowser({ ...world, platformId })
  await browser.account.login({ door, email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context)
}

const anAdministrator = async (platformId: string, name: string, email: string): Promise<Api> => {
  await inScope(world.app, platformId, (scope) =>
    aPerson(scope, { name, email, roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  return logIn(platformId, 'ADMIN', email)
}

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  neighbourId = neighbour.platformId
  renato = await anAdministrator(world.platformId, 'Renato Siqueira', 'renato@equipe.example')
  silvia = await anAdministrator(neighbourId, 'Sílvia Rezende', 'silvia@vizinha.example')
  master = (await logIn(world.platformId, 'MASTER', demoMasterLogin.email)).master
})
afterAll(() => world.stop())

const announcement = {
  kind: 'CONTRACT' as const,
  title: 'Novo contrato a partir de maio',
  body: 'A mensalidade passa a ser cobrada no dia 5.',
  needsAcknowledgement: true,
  isByMail: true,
}
const idOf = async (platformId: string) => (await master.announcements.list({ platformId })).rows[0]?.id ?? ''

test('an announcement reaches each named platform once, even if it is sent twice, and by mail if chosen', async () => {
  const key = randomUUID()
  const platformIds = [world.platformId, neighbourId, world.platformId]
  for (const platformId of platformIds) await master.announcements.send({ ...announcement, platformId, key })
  expect((await renato.notices.list()).map(({ title }) => title)).toEqual([announcement.title])
  expect((await silvia.notices.list()).map(({ title }) => title)).toEqual([announcement.title])
  const mails =
    await world.owner`select recipient from mails where subject = ${announcement.title} order by 1`
  expect(mails.map(({ recipient }) => recipient)).toEqual(['renato@equipe.example', 'silvia@vizinha.example'])
})

test('an announcement that needs confirmation stays on screen until confirmed, and the operator sees who confirmed', async () => {
  const [waiting] = await renato.notices.unacknowledged()
  expect(waiting).toMatchObject({ kind: 'CONTRACT', title: announcement.title })
  await renato.notices.markRead({})
  expect(await renato.notices.unacknowledged()).toHaveLength(1)
  expect(await refusalOf(silvia.notices.acknowledge({ noticeId: waiting?.id ?? '' }))).toBe('not_found')
  world.clock.advance({ minutes: 5 })
  await renato.notices.acknowledge({ noticeId: waiting?.id ?? '' })
  await renato.notices.acknowledge({ noticeId: waiting?.id ?? '' })
  expect(await renato.notices.unacknowledged()).toEqual([])
  expect(await silvia.notices.unacknowledged()).toHaveLength(1)
  const { rows } = await master.announcements.list({})
  expect(
    rows.map(({ platformName, toldCount, readCount, acknowledgedCount }) => [
      platformName,
      toldCount,
      readCount,
      acknowledgedCount,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Vizinha', 1, 0, 0],
      [expect.any(String), 1, 1, 1],
    ]),
  )
  const confirmed = await world.owner`select 1 from audit_log where action = 'announcement.acknowledged'`
  expect(confirmed).toHaveLength(1)
})

test('its recipients are read on their own platform, and the read leaves an audit row there', async () => {
  const announcementId = await idOf(world.platformId)
  const { people } = await master.announcements.get({ platformId: world.platformId, announcementId })
  expect(people).toMatchObject([{ name: 'Renato Siqueira', acknowledgedAt: expect.any(String) }])
  const traces = await world.owner`
    select platform_id from audit_log where action = 'personal_data.read' and subject = 'announcement'`
  expect(traces.map((row) => row.platform_id)).toEqual([world.platformId])
  const elsewhere = master.announcements.get({ platformId: neighbourId, announcementId })
  expect(await refusalOf(elsewhere)).toBe('not_found')
})

test('an announcement without confirmation shows only under the bell', async () => {
  await master.announcements.send({
    ...announcement,
    platformId: world.platformId,
    key: randomUUID(),
    title: 'Manutenção no domingo',
    kind: 'MAINTENANCE',
    needsAcknowledgement: false,
    isByMail: false,
  })
  expect((await renato.notices.list())[0]?.title).toBe('Manutenção no domingo')
  expect(await renato.notices.unacknowledged()).toEqual([])
  expect(await world.owner`select 1 from mails where subject = 'Manutenção no domingo'`).toEqual([])
})

test('a suspended person is no recipient, and is not in the count before sending', async () => {
  await world.owner`update users set staff_suspended_at = now() where email = 'silvia@vizinha.example'`
  const { recipients } = await master.announcements.recipients({})
  expect(recipients.find(({ platformId }) => platformId === neighbourId)?.people).toBe(0)
  await master.announcements.send({ ...announcement, platformId: neighbourId, key: randomUUID() })
  const { rows } = await master.announcements.list({ platformId: neighbourId })
  expect(rows[0]?.toldCount).toBe(0)
})
