import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

type Recoveries = ReturnType<typeof appRouter.createCaller>['master']['recoveries']

const caio = 'caio@operadora.example'
const newPassword = 'jabuti lilás no telhado'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  await inScope(world.app, operatorPlatformId, (scope) =>
    aPerson(scope, { name: 'Caio Mendes', email: caio, roles: ['MASTER'] }),
  )
})
afterAll(() => world.stop())

const logIn = async (email: string, password = demoPassword): Promise<Recoveries> => {
  const browser = aBrowser(world)
  await browser.account.login({ door: 'MASTER', email, password, rememberDevice: false })
  return appRouter.createCaller(browser.context).master.recoveries
}
const ask = async () => {
  await aBrowser(world).account.requestPasswordReset({ email: caio, door: 'MASTER' })
  await world.drainJobs()
}

let helena: Recoveries
beforeEach(async () => {
  helena = await logIn(demoMasterLogin.email)
  await ask()
})

const waiting = async () => (await helena.list())[0]?.id ?? ''
const reset = (link: string, password: string) => {
  const token = new URL(link).searchParams.get('invitation') ?? ''
  return aBrowser(world).account.acceptMasterInvitation({ token, password })
}

test('a master who asks for a new password gets no mail, and has one pending request however often they ask', async () => {
  await ask()
  expect(await helena.list()).toMatchObject([{ name: 'Caio Mendes', isOwn: false }])
  expect((await world.inbox()).filter(({ recipient }) => recipient === caio)).toEqual([])
})

test('a master cannot decide about their own recovery', async () => {
  const own = await logIn(caio)
  const recoveryId = (await own.list())[0]?.id ?? ''
  expect(await refusalOf(own.approve({ recoveryId }))).toBe('other_person_needed')
  expect(await refusalOf(own.refuse({ recoveryId }))).toBe('other_person_needed')
  expect(await waiting()).toBe(recoveryId)
})

test('a refused recovery can no longer be approved', async () => {
  const recoveryId = await waiting()
  await helena.refuse({ recoveryId })
  expect(await helena.list()).toEqual([])
  expect(await refusalOf(helena.approve({ recoveryId }))).toBe('not_found')
  expect(await refusalOf(helena.approve({ recoveryId: randomUUID() }))).toBe('not_found')
})

test('a recovery cannot be approved after a day', async () => {
  const recoveryId = await waiting()
  world.clock.advance({ hours: 24, seconds: 1 })
  const later = await logIn(demoMasterLogin.email)
  expect(await later.list()).toEqual([])
  expect(await refusalOf(later.approve({ recoveryId }))).toBe('not_found')
})

test('another master approves a recovery once and hands over a link, which sets the password; the log names both', async () => {
  const recoveryId = await waiting()
  const presses = await Promise.allSettled([1, 2].map(() => helena.approve({ recoveryId })))
  const [approved] = presses.flatMap((press) => (press.status === 'fulfilled' ? [press.value] : []))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await reset(approved?.link ?? '', newPassword)).toEqual({ next: 'log_in', email: caio })
  await (await logIn(caio, newPassword)).list()
  const trail = await world.owner`
    select action, actor_user_id is not null as "hasActor" from audit_log
    where platform_id = ${operatorPlatformId} and action like 'master.%' order by at desc, action desc limit 4`
  expect(trail).toEqual(
    expect.arrayContaining([
      { action: 'master.recovery_approved', hasActor: true },
      { action: 'master.recovery_asked', hasActor: false },
      { action: 'master.joined', hasActor: true },
    ]),
  )
})
