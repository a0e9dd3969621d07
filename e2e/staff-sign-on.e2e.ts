import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { createGuardedHttp } from '@balcao/server/kit/http/guarded-http'
import { inScope } from '@balcao/server/scope'
import { aSignOnProvider, providerClient, type SignOnProvider } from '@balcao/server/test/a-sign-on-provider'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let provider: SignOnProvider
let browser: Browser
let teresa: Visit
let renato: Visit
let colleague: { id: string; email: string }

beforeAll(async () => {
  world = await createTestServer()
  world.app.http = createGuardedHttp({ allowLoopback: true })
  provider = await aSignOnProvider({ now: () => world.clock.now() })
  browser = await openBrowser()
  teresa = await enter('Teresa Nunes')
  renato = await enter('Renato Siqueira')
  colleague = await aStaffMember('Lívia Prado')
})
afterAll(async () => {
  expect([...(teresa?.complaints ?? []), ...(renato?.complaints ?? [])]).toEqual([])
  await browser?.close()
  await provider?.stop()
  await world?.stop()
})

const aStaffMember = (name: string) =>
  inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { name, roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )

async function aWindow(): Promise<Visit> {
  const window = await visit(browser, { width: 1440, height: 900 })
  await window.page.clock.install({ time: world.clock.now() })
  return window
}

async function enter(name: string): Promise<Visit> {
  const { email } = await aStaffMember(name)
  const window = await aWindow()
  await logIn(window.context, world.url, { door: 'ADMIN', email })
  return window
}

async function open({ page }: Visit, path: string): Promise<Page> {
  await page.goto(`${world.url}/admin-root/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const settingsPath = 'platform-settings?tab=sign-on'

test('two people set up the sign-on, and one of them tests the whole sign-on before it applies', async () => {
  const page = await open(teresa, settingsPath)
  await page.getByLabel('Opcional').check()
  await page.getByLabel('Nome no botão de entrada').fill('Conta Feira')
  await page.getByLabel('Emissor (issuer)').fill(provider.issuer)
  await page.getByRole('button', { name: 'Verificar endereço' }).click()
  await page.getByText('O provedor respondeu corretamente').first().waitFor()
  await page.getByLabel('ID do cliente').fill(providerClient.clientId)
  await page.getByLabel('Segredo do cliente', { exact: true }).fill(providerClient.clientSecret)
  await page.getByLabel('Motivo').fill('Login da empresa')
  await page.getByRole('button', { name: 'Salvar login corporativo' }).click()
  await page
    .getByText('Proposta enviada. Outra pessoa da equipe precisa aprovar em até 24 horas.')
    .first()
    .waitFor()

  const inbox = await open(renato, 'approvals')
  await inbox.getByRole('row', { name: /Login corporativo/ }).click()
  await inbox.getByText(provider.issuer).waitFor()
  await inbox.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await inbox
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Aprovar/ })
    .click()
  await inbox.getByRole('alertdialog').waitFor({ state: 'hidden' })

  provider.add({ sub: 'teresa', email: 'teresa@feira.example', email_verified: true })
  const saved = await open(teresa, settingsPath)
  await saved.getByText('Ainda não testado. O teste usa as configurações salvas.').waitFor()
  await saved.getByRole('link', { name: 'Testar conexão' }).click()
  await saved.getByText('Conexão testada: o provedor confirmou sua identidade.').waitFor()
  await saved.getByText(/^Último teste com sucesso em/).waitFor()
})

test('a colleague signs on with the company’s account, opens the requested page, and loses access when dismissed', async () => {
  const { page } = await aWindow()
  provider.add({ sub: 'livia', email: colleague.email, email_verified: true })
  await page.goto(`${world.url}/admin-root/approvals`)
  await page
    .getByText('Quem já entrou com Conta Feira entra só por lá: a senha não vale mais aqui.')
    .waitFor()
  await page.getByRole('link', { name: 'Entrar com Conta Feira' }).click()
  await page.waitForURL(`${world.url}/admin-root/approvals`)
  await page.getByRole('heading', { level: 1, name: 'Aprovações' }).waitFor()
  await page.goto(`${world.url}/admin-root/account-security`)
  await page.getByText('Você entra na equipe pelo login corporativo: lá esta senha não vale.').waitFor()

  provider.disable('livia')
  world.clock.advance({ seconds: 60 })
  await page.reload()
  await page.getByRole('link', { name: 'Entrar com Conta Feira' }).waitFor()
})

test('a person outside the team reads why the login is refused', async () => {
  const { page } = await aWindow()
  provider.add({ sub: 'joana', email: 'joana@feira.example', email_verified: true })
  await page.goto(`${world.url}/admin-root-login`)
  await page.getByRole('link', { name: 'Entrar com Conta Feira' }).click()
  await page.getByText('Nenhuma pessoa da equipe usa este e-mail.').waitFor()
})

test('a change that needs a fresh proof gets it by a new login at the provider, in another tab', async () => {
  const { page, context } = await aWindow()
  const vera = await aStaffMember('Vera Lima')
  provider.add({ sub: 'vera', email: vera.email, email_verified: true, typedAgo: 3600 })
  await page.goto(`${world.url}/admin-root-login?next=%2Fadmin-root%2Fplatform-settings%3Ftab%3Dsign-on`)
  await page.getByRole('link', { name: 'Entrar com Conta Feira' }).click()
  await page.getByRole('button', { name: 'Verificar endereço' }).click()
  const dialog = page.getByRole('alertdialog')
  const tab = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Entrar pelo login corporativo' }).click()
  await (await tab).getByRole('heading', { name: 'Identidade confirmada' }).waitFor()
  await dialog.getByRole('button', { name: 'Já confirmei' }).click()
  await page.getByText('O provedor respondeu corretamente').first().waitFor()
})

test('a required sign-on says that only the emergency administrator may type a password', async () => {
  await world.owner`update staff_sign_ons set mode = 'REQUIRED' where platform_id = ${world.platformId}`
  const { page } = await aWindow()
  await page.goto(`${world.url}/admin-root-login`)
  await page.getByRole('link', { name: 'Entrar com Conta Feira' }).waitFor()
  expect(await page.getByLabel('Senha', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Entrar com senha' }).click()
  await page.getByText('Só o administrador de emergência entra com senha.').waitFor()
  await page.getByLabel('Senha', { exact: true }).waitFor()
  await world.owner`update staff_sign_ons set mode = 'OPTIONAL' where platform_id = ${world.platformId}`
})

test('a login page of sellers has no sign-on', async () => {
  const { page } = await aWindow()
  await page.goto(`${world.url}/login`)
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: /Entrar com/ }).count()).toBe(0)
})
