import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { aCharge } from '@balcao/server/demo/a-charge'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { createOperator } from '@balcao/server/demo/create-demo-people'
import { demoMasterLogin } from '@balcao/server/demo/demo-identity'
import { accountWebhookUrl } from '@balcao/server/modules/acquirers/accounts/provider-account'
import { operatorPlatformId } from '@balcao/server/modules/platforms/operator-platform'
import { keepAnchor } from '@balcao/server/modules/platforms/trail/anchor-audit-day'
import { inScope } from '@balcao/server/scope'
import { aPayee } from '@balcao/server/test/a-payee'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

const host = 'painel.feira.example'

let world: TestServer
let browser: Browser
let page: Page
let renato: Page
let complaints: string[]
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await createOperator(world.app)
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    await aPerson(scope, {
      name: 'Renato Siqueira',
      email: 'renato@equipe.example',
      roles: ['ADMIN'],
      permissions: [...adminPermissions],
    })
    const { id: sellerId } = await aPerson(scope, { name: 'Forno da Marina' })
    await aCharge(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    return (await anOffer(scope, { productId })).id
  })
  await aPurchase(world.app, world.platformId, { offerId }, { ip: '127.0.0.1', isDemo: true })
  await inScope(world.app, randomUUID(), async (scope) => {
    await aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    await aPerson(scope, { name: 'Sílvia Rezende', roles: ['ADMIN'], permissions: [...adminPermissions] })
  })
  const visitor = await visit(browser, { width: 1440, height: 900 })
  page = visitor.page
  complaints = visitor.complaints
  await page.clock.install({ time: world.clock.now() })
  await logIn(visitor.context, world.url, { door: 'MASTER', email: demoMasterLogin.email })
  const staff = await visit(browser, { width: 1440, height: 900 })
  renato = staff.page
  await renato.clock.install({ time: world.clock.now() })
  await logIn(staff.context, world.url, { door: 'ADMIN', email: 'renato@equipe.example' })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const open = (path: string) => page.goto(`${world.url}/master-root/${path}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a master sees all platforms, opens a new one, and its administrator is invited', async () => {
  await open('dashboard')
  await page.getByRole('link', { name: 'Vizinha' }).waitFor()
  await open('platforms')
  await page.getByRole('link', { name: 'Nova plataforma' }).first().click()
  await page.getByLabel('Nome', { exact: true }).fill('Feira Digital')
  await page.getByLabel('Domínio principal').fill('vizinha.localhost')
  await page.getByLabel('CNPJ ou CPF da empresa').fill('11.444.777/0001-61')
  await page.getByLabel('Telefone da empresa').fill('11999990000')
  await page.getByLabel('Nome completo').fill('Teresa Nunes')
  await page.getByLabel('E-mail').fill('teresa@feira.example')
  await button('Criar plataforma').click()
  await page.getByText('Domínio já usado por uma plataforma').first().waitFor()
  await page.getByLabel('Domínio principal').fill(host)
  await button('Criar plataforma').click()
  await page.getByRole('heading', { level: 1, name: 'Feira Digital' }).waitFor()
  await page.getByText('Nenhuma adquirente conectada').first().waitFor()
  const [mail] = await world.owner`select text from mails where recipient = 'teresa@feira.example'`
  expect(mail?.text).toContain(`//${host}`)
  await page.getByRole('tab', { name: 'Administradores' }).click()
  await page.getByText('Teresa Nunes').waitFor()
  await page.getByRole('tab', { name: 'Auditoria' }).click()
  await page.getByRole('row', { name: /Plataforma criada/ }).waitFor()
})

test("a master finds the administrators of every platform, and each platform's audit trail records the read", async () => {
  await world.owner`delete from audit_log where action = 'personal_data.read'`
  await open('administrators')
  await page.getByText('Sílvia Rezende').waitFor()
  await page.getByText('Renato Siqueira').waitFor()
  const seen = await world.owner`
    select count(distinct platform_id)::int as platforms from audit_log where action = 'personal_data.read'`
  expect(seen[0]?.platforms).toBe(3)
})

test("a master reads the operator's own audit trail, which keeps the hashes of platforms", async () => {
  const anchor = { day: '2030-01-01', rowsCount: 3, hash: 'a'.repeat(64) }
  await keepAnchor(world.app, { platformId: world.platformId, ...anchor })
  await open('audit')
  await page.getByRole('cell', { name: 'Hash do dia de auditoria registrado' }).waitFor()
  await page.getByRole('tab', { name: 'Dias fechados' }).click()
  await page.getByText('Nenhum dia fechado').waitFor()
})

test('a master gives a credit on a bill, and the amount falls by the credit', async () => {
  await open('charges')
  await page.getByRole('link', { name: /janeiro de 2050/ }).click()
  await button('Ajustar').click()
  const dialog = page.getByRole('dialog', { name: 'Ajustar a fatura' })
  await dialog.getByLabel('Valor').fill('99,00')
  await dialog.getByLabel('Motivo').fill('Queda de 4 de março')
  await dialog.getByRole('button', { name: 'Aplicar ajuste' }).click()
  await page.getByText('Fatura ajustada').waitFor()
  const [charge] = await world.owner`select amount_cents::int as cents from charges`
  expect(charge?.cents).toBe(40_000)
})

test('an administrator contests a bill, and the master answers', async () => {
  await renato.goto(`${world.url}/admin-root/charges`)
  await renato.getByRole('link', { name: /janeiro de 2050/ }).click()
  await renato.getByRole('button', { name: 'Contestar' }).click()
  const dialog = renato.getByRole('alertdialog')
  await dialog.getByLabel('Motivo da contestação').fill('O mês foi contado duas vezes')
  await dialog.getByRole('button', { name: 'Contestar' }).click()
  await renato.getByText('Aguardando resposta da operadora').waitFor()
  await open('charges')
  await page.getByText('Contestada').waitFor()
  await page.getByRole('link', { name: /janeiro de 2050/ }).click()
  await page.getByText('O mês foi contado duas vezes').waitFor()
  await button('Manter valor').click()
  const answer = page.getByRole('alertdialog')
  await answer.getByLabel('Resposta à plataforma').fill('O mês foi contado uma vez')
  await answer.getByRole('button', { name: 'Manter valor' }).click()
  await page.getByText('Valor mantido').first().waitFor()
  await renato.reload()
  await renato.getByText('O mês foi contado uma vez').waitFor()
})

test("a master's announcement to one platform stays on its administrator's pages until it is confirmed", async () => {
  await open('notifications')
  await button('Novo comunicado').first().click()
  await page.getByLabel('Contrato').click()
  await page.getByLabel('Assunto').fill('Novo contrato em maio')
  await page.getByLabel('Mensagem').fill('A mensalidade passa a vencer no dia 5.')
  await page.getByLabel('Exigir confirmação de leitura').click()
  await page.getByLabel('Plataformas selecionadas').click()
  await page.getByRole('checkbox', { name: 'Balcão' }).click()
  await page.getByText('1 administrador de 1 plataforma receberá.').waitFor()
  await button('Enviar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('0 de 1 confirmaram').waitFor()
  await renato.goto(`${world.url}/admin-root/dashboard`)
  await renato.getByText('Contrato: Novo contrato em maio').waitFor()
  await renato.goto(`${world.url}/admin-root/charges`)
  await renato.getByRole('button', { name: 'Estou ciente' }).click()
  await renato.getByText('Contrato: Novo contrato em maio').waitFor({ state: 'detached' })
  await open('notifications')
  await page.getByText('1 de 1 confirmaram').waitFor()
  await page.getByRole('link', { name: 'Novo contrato em maio' }).click()
  await page.getByText('Confirmado em').waitFor()
})

test('a master who forgot the password requests new access at the login, and another master approves it', async () => {
  await inScope(world.app, operatorPlatformId, (scope) =>
    aPerson(scope, { name: 'Caio Mendes', email: 'caio@operadora.example', roles: ['MASTER'] }),
  )
  const stranger = await visit(browser, { width: 360, height: 740 })
  await stranger.page.goto(`${world.url}/master-root-login`)
  await stranger.page.getByRole('link', { name: 'Esqueci a senha' }).click()
  const ask = stranger.page.getByRole('button', { name: 'Solicitar novo acesso' })
  // The login has a field of the same name.
  await ask.waitFor()
  await stranger.page.getByLabel('E-mail').fill('caio@operadora.example')
  await ask.click()
  await stranger.page.getByText('Nenhum e-mail é enviado').waitFor()
  await world.drainJobs()
  await open('administrators')
  await page.getByText('Caio Mendes solicitou novo acesso').waitFor()
  await button('Aprovar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  const link = await page.getByRole('dialog').getByText('/recover-password?invitation=').textContent()
  await stranger.page.goto(`${world.url}${link?.slice(link.indexOf('/recover-password'))}`)
  await stranger.page.getByLabel('Senha').first().waitFor()
})

test('a master opens a quarantined webhook without personal data, and processes it again', async () => {
  await fetch(accountWebhookUrl(world.app, world.account), {
    method: 'POST',
    body: JSON.stringify({
      type: 'transaction',
      data: { id: 987_654, status: 'paid', amount: 100, customer: { name: 'Carla Nogueira' } },
    }),
  })
  await world.drainJobs()
  await open('webhook-logs')
  await page.getByText('Quarentena').first().waitFor()
  await page
    .getByRole('link', { name: /HawkPay/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Corpo' }).click()
  await page.getByText('"status": "paid"').waitFor()
  expect(await page.getByText('Carla').count()).toBe(0)
  await button('Reprocessar').last().click()
  await page.getByText('De volta à fila').waitFor()
})

test('the logins and the renewals of all platforms can be searched', async () => {
  await open('session-logs')
  await page.getByText('Helena Prado').first().waitFor()
  await open('subscription-logs')
  await page.getByRole('heading', { level: 1, name: 'Assinaturas' }).waitFor()
  expect(complaints.filter((text) => !/status of (409|403)/.test(text))).toEqual([])
})

test('two masters close a platform: its checkout closes, its plan and its export are there, and the closing can be canceled', async () => {
  const closing = `platforms/${world.platformId}?tab=closing`
  await aPayee(world, { availableCents: 50_000 })
  const checkout = () => {
    // A recently checked page is cached for a second.
    world.clock.advance({ minutes: 1 })
    return fetch(`${world.url}/checkout/${offerId}`)
  }
  await open(closing)
  await button('Propor encerramento').click()
  const dialog = page.getByRole('dialog', { name: 'Propor encerramento' })
  await dialog.getByLabel('Primeiro dia sem renovações').fill(dayAfter(30))
  await dialog.getByLabel('Motivo').fill('Contrato terminado')
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click()
  await page.getByText('Outro master precisa aprovar').waitFor()
  expect((await checkout()).status).toBe(200)

  const caio = await visit(browser, { width: 360, height: 740 })
  await caio.page.clock.install({ time: world.clock.now() })
  await logIn(caio.context, world.url, { door: 'MASTER', email: 'caio@operadora.example' })
  await caio.page.goto(`${world.url}/master-root/${closing}`)
  await caio.page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await caio.page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await caio.page.getByText('Sem novas vendas e cadastros').waitFor()
  expect((await checkout()).status).toBe(410)

  await page.reload()
  await page.getByText(/Plano de pagamento · BRL/).waitFor()
  await button('Exibir credores').click()
  await page.getByRole('cell', { name: /Marina Lopes/ }).waitFor()
  await button('Gerar arquivo').click()
  await page.getByText('Preparando…').waitFor()
  await world.drainJobs()
  await page.clock.runFor(3_000)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar o arquivo/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^balcao-.*[.]zip$/)

  await button('Cancelar encerramento').click()
  const sure = page.getByRole('alertdialog')
  await sure.getByLabel('Motivo').fill('Contrato renovado')
  await sure.getByRole('button', { name: 'Cancelar encerramento' }).click()
  await page.getByText('Plataforma em operação').waitFor()
  expect((await checkout()).status).toBe(200)
})

const dayAfter = (days: number) =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
