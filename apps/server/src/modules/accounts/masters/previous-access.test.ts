import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const caio = 'caio@operadora.example'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  await inScope(world.app, operatorPlatformId, (scope) =>
    aPerson(scope, { name: 'Caio Mendes', email: caio, roles: ['MASTER'] }),
  )
})
afterAll(() => world.stop())

async function enter(email: string, password = demoPassword) {
  const browser = aBrowser(world)
  world.clock.advance({ minutes: 10 })
  await browser.account.login({ door: 'MASTER', email, password, rememberDevice: false })
  return appRouter.createCaller(browser.context).master.access.previous()
}

test('a master sees their previous login, and neither other people’s logins nor failed tries', async () => {
  expect(await enter(demoMasterLogin.email)).toEqual({ previous: null })
  const firstAt = world.clock.now().toISOString()
  expect(await enter(caio)).toEqual({ previous: null })
  expect(await refusalOf(enter(demoMasterLogin.email, 'outra senha qualquer'))).toBe('credentials_invalid')
  expect(await enter(demoMasterLogin.email)).toMatchObject({ previous: { at: firstAt } })
})
