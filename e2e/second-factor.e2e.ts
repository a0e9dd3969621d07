import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('staff without a second factor find only its set-up behind their password', async () => {
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
  await page.getByRole('button', { name: 'Usar um aplicativo autenticador' }).click()
  await page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' }).waitFor()
  await page.getByRole('img', { name: 'QR code para o aplicativo autenticador' }).waitFor()
})

/** A device with a fingerprint reader that always recognises its owner. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('staff create a passkey where a second factor is required, log in with it, and prove with it that they may remove it', async () => {
  // Passkeys need a host name: an IP address has none.
  const url = world.url.replace('127.0.0.1', 'localhost')
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const { page, context, complaints } = await visit(browser, { width: 1440, height: 900 })
  await giveDevice(page)
  await logIn(context, url, { door: 'ADMIN', email })
  await page.goto(`${url}/admin-root/account-security`)
  await page.getByRole('button', { name: 'Criar passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Guarde seus códigos de recuperação' })
  await codes.waitFor()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: 'Já guardei' }).click()
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByText('Ainda não usada').waitFor()

  await context.clearCookies()
  await page.goto(`${url}/admin-root-login?next=/admin-root/account-security`)
  await page.getByRole('button', { name: 'Entrar com passkey' }).click()
  await card.getByText(/^Usada/).waitFor()
  await card.getByRole('button', { name: /^Renomear/ }).click()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Notebook da loja')
  await page.getByRole('dialog').getByRole('button', { name: 'Renomear' }).click()

  world.clock.advance({ minutes: 6 })
  await card.getByRole('button', { name: 'Remover a passkey Notebook da loja' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  const proof = page.getByRole('alertdialog', { name: 'Confirme sua identidade' })
  await proof.getByRole('button', { name: 'Usar passkey' }).click()
  await page.getByRole('heading', { name: 'Proteja seu acesso' }).waitFor()
  // The browser logs each refusal of the server: no session, a fresh proof, a second factor.
  expect(complaints.filter((text) => !/status of 40[13]/.test(text))).toEqual([])
})
