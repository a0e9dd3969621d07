import { adminPermissions } from '@balcao/domain/vocabulary'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../apps/server/src/demo/a-person.ts'
import { inScope } from '../apps/server/src/scope.ts'
import { createTestServer, type TestServer } from '../apps/server/test/test-server.ts'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer({ REQUIRE_SECOND_FACTOR: 'true' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

test('staff without a second factor find nothing behind their password but its setup', async () => {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const { page } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await logIn(page.context(), world.url, { door: 'ADMIN', email })
  for (const path of ['/admin-root', '/admin-root/manage-functionaries']) {
    await page.goto(world.url + path)
    await page.getByRole('heading', { name: 'Proteja seu acesso' }).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' }).waitFor()
  await page.getByRole('img', { name: 'QR code para o aplicativo autenticador' }).waitFor()
})
