import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { countUnreadNotices, listNotices } from '#modules/notifications/notices/list-notices.ts'
import { markNoticesRead } from '#modules/notifications/notices/mark-notices-read.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

type Admin = ReturnType<typeof appRouter.createCaller>['admin']

let world: TestApp
let staff: Admin
let neighbours: Admin
let neighbourId: string
let stall: Stall
let newcomer: { id: string; email: string }

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  newcomer = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { name: 'Nina Rocha' }))
  const next = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  neighbourId = next.platformId
})
// Logs in again, because the clock moves further than a session lasts.
beforeEach(async () => {
  staff = await aStaffMember(world.platformId)
  neighbours = await aStaffMember(neighbourId)
})
afterAll(() => world.stop())

async function aStaffMember(platformId: string): Promise<Admin> {
  const { email } = await inScope(world.app, platformId, (scope) =>
    aPerson(scope, { name: 'Renato Siqueira', roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const browser = aBrowser({ ...world, platformId })
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context).admin
}

const everybody = { audience: 'ALL', days: 30, currency: 'BRL' } as const
const notice = {
  ...everybody,
  title: 'Manutenção neste domingo',
  body: 'Das 3h às 4h o painel fica fora do ar.',
  isByMail: false,
  sendAt: null,
} as const
const as = (userId: string) => callAs(world, { userId, role: 'SELLER' })
const bellOf = async (userId: string) => (await as(userId)(listNotices, undefined)).map(({ title }) => title)

test('a broadcast to all sellers shows under each bell, and its history counts the readers', async () => {
  await staff.broadcasts.plan(notice)
  await world.drainJobs()
  expect(await bellOf(newcomer.id)).toEqual([notice.title])
  expect(await bellOf(stall.seller.id)).toContain(notice.title)
  await as(newcomer.id)(markNoticesRead, {})
  expect(await as(newcomer.id)(countUnreadNotices, undefined)).toBe(0)
  const { rows } = await staff.broadcasts.list({})
  expect(rows).toMatchObject([
    {
      state: 'SENT',
      toldCount: await staff.broadcasts.count(everybody),
      readCount: 1,
      createdBy: 'Renato Siqueira',
    },
  ])
  expect((await neighbours.broadcasts.list({})).rows).toEqual([])
})

test('a person cannot mark another person’s notice as read', async () => {
  const [theirs] = await as(stall.seller.id)(listNotices, undefined)
  await as(newcomer.id)(markNoticesRead, { noticeId: theirs?.id ?? '' })
  expect((await as(stall.seller.id)(listNotices, undefined))[0]).toMatchObject({ isRead: false })
})

test('the audience is counted in advance, and determined again at the sending time', async () => {
  await stall.sell()
  const count = (audience: 'SOLD_WITHIN' | 'QUIET_FOR' | 'CURRENCY') =>
    staff.broadcasts.count({ ...everybody, audience })
  const all = await staff.broadcasts.count(everybody)
  expect([await count('SOLD_WITHIN'), await count('QUIET_FOR'), await count('CURRENCY')]).toEqual([
    1,
    all - 1,
    1,
  ])
  expect(await staff.broadcasts.count({ ...everybody, audience: 'CURRENCY', currency: 'USD' })).toBe(0)

  // The test begins at noon of 13 March 2030 in Brasília.
  const planned = {
    ...notice,
    audience: 'QUIET_FOR',
    title: 'Que tal vender hoje?',
    sendAt: '2030-03-13T14:00',
  } as const
  await staff.broadcasts.plan(planned)
  world.clock.advance({ minutes: 100 })
  await world.drainJobs()
  expect(await bellOf(newcomer.id)).not.toContain(planned.title)
  world.clock.advance({ minutes: 30 })
  await world.drainJobs()
  expect(await bellOf(newcomer.id)).toContain(planned.title)
  expect(await bellOf(stall.seller.id)).not.toContain(planned.title)
})

test('a broadcast by mail reaches each recipient once', async () => {
  await staff.broadcasts.plan({ ...notice, title: 'Taxas novas', isByMail: true })
  await world.drainJobs()
  await world.drainJobs()
  const mails = (await world.inbox()).filter(({ subject }) => subject === 'Taxas novas')
  const recipients = new Set(mails.map(({ recipient }) => recipient))
  expect([mails.length, recipients.size]).toEqual(Array(2).fill(await staff.broadcasts.count(everybody)))
  expect(recipients).toContain(stall.seller.email)
})

test('a mail about a person’s money also shows under their bell, once for each fact', async () => {
  const tell = () =>
    inScope(world.app, world.platformId, (scope) =>
      sendMail(scope, {
        key: 'withdrawal:1:PAID',
        to: newcomer.email,
        template: 'withdrawalPaid',
        locale: 'PT_BR',
        props: {
          name: 'Nina',
          amountCents: 10_000,
          currency: 'BRL',
          destination: 'Pix •••• 1234',
          balancePath: '/platform/financial',
        },
      }),
    )
  await tell()
  await tell()
  const rung = (await as(newcomer.id)(listNotices, undefined)).filter(({ path }) => path !== null)
  expect(rung).toMatchObject([{ path: '/platform/financial', isRead: false }])
})

test('every mail of the product can be previewed, and a test is sent only to the person who requests it', async () => {
  for (const template of Object.keys(await staff.mails.list()) as ['saleMade'])
    expect((await staff.mails.preview({ template, locale: 'ES_ES' })).subject, template).not.toBe('')
  const { to } = await staff.mails.sendTest({ template: 'saleMade', locale: 'PT_BR' })
  const sent = (await world.inbox()).filter(({ key }) => key.startsWith('mail-test:saleMade:'))
  expect(sent.map(({ recipient }) => recipient)).toEqual([to])
})

test('a planned broadcast can be canceled until it is sent, and only on its own platform', async () => {
  const { id: broadcastId } = await staff.broadcasts.plan({
    ...notice,
    title: 'Engano',
    sendAt: '2030-04-01T09:00',
  })
  expect(await refusalOf(neighbours.broadcasts.cancel({ broadcastId }))).toBe('not_found')
  await staff.broadcasts.cancel({ broadcastId })
  expect(await refusalOf(staff.broadcasts.cancel({ broadcastId }))).toBe('broadcast_not_cancelable')
  world.clock.advance({ days: 30 })
  await world.drainJobs()
  expect(await bellOf(newcomer.id)).not.toContain('Engano')
})
