import { aPurchase } from '@balcao/server/demo/a-purchase'
import { giveMoney } from '@balcao/server/demo/a-withdrawal'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createDemoCare } from '@balcao/server/demo/create-demo-care'
import { createDemoContracts } from '@balcao/server/demo/create-demo-contracts'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { inScope } from '@balcao/server/scope'
import { fileSamples } from '@balcao/server/test/storage/file-samples'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const people = await createBalcaoPeople(scope)
    await createDemoContracts(scope, people, await createBalcaoCatalog(scope, people))
    await createDemoCare(scope)
  })
  const [offer] = await world.owner`select id from offers where title = 'Turma aberta'`
  await aPurchase(world.app, world.platformId, { offerId: offer?.id, method: 'CREDIT_CARD' })
  world.clock.advance({ minutes: 5 })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const enter = (door: 'ADMIN' | 'MANAGER', mailbox: string, path: string) =>
  openConsole(browser, world, { door, email: `${mailbox}@demo.balcao.example`, path })

test('the staff invites a manager, who sets a password and can log in', async () => {
  const { context, page, complaints } = await enter('ADMIN', 'admin', '/admin-root/manage-managers')
  await page.getByRole('button', { name: 'Convidar gerente' }).click()
  const form = page.getByRole('dialog', { name: 'Convidar gerente' })
  await form.getByLabel('Nome completo').fill('Gil Prates')
  await form.getByLabel('E-mail').fill('gil@gerente.example')
  await form.getByLabel('CPF ou CNPJ').fill('529.982.247-25')
  await form.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Convite enviado').first().waitFor()
  await page
    .getByRole('row', { name: /Gil Prates/ })
    .getByText('Convidado')
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()

  const [mail] = await world.owner`select text from mails where recipient = 'gil@gerente.example'`
  const link = /https?:\/\/[^\s]+invitation=[^\s]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const gil = await visit(browser)
  await gil.page.goto(`${world.url}${new URL(link).pathname}${new URL(link).search}`)
  await gil.page.getByRole('heading', { name: /convite para ser gerente/ }).waitFor()
  await gil.page.getByLabel('Crie uma senha').fill('cavalo bateria grampo')
  await gil.page.getByRole('button', { name: 'Aceitar convite' }).click()
  await gil.page.waitForURL(/\/manager-login/)
  await gil.page.getByLabel('Senha', { exact: true }).fill('cavalo bateria grampo')
  await gil.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await gil.page.waitForURL(/\/manager-root\/dashboard/)
  await gil.page.getByText('Divulgue seu link de indicação').waitFor()
  expect(gil.complaints).toEqual([])
  await gil.context.close()
})

test('the staff moves a seller to another manager with a reason, which the history shows', async () => {
  const { context, page, complaints } = await enter('ADMIN', 'admin', '/admin-root/manage-managers')
  await page.getByRole('row', { name: /Gil Prates/ }).click()
  await page.getByRole('button', { name: 'Adicionar vendedores' }).click()
  const form = page.getByRole('dialog', { name: 'Mover vendedores' })
  await form.getByRole('combobox', { name: 'Vendedores' }).click()
  await page.getByRole('option', { name: /Ateliê Otto.*Lívia Camargo/ }).click()
  await form.getByLabel('Pix').fill('12,5')
  await form.getByLabel('Cartão').fill('10')
  await form.getByLabel('Boleto').fill('8')
  await form.getByLabel('Motivo').fill('Atende cerâmica')
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await page.getByText('Vendedores movidos').first().waitFor()
  await page.getByText('Pix 12,5% · cartão 10% · boleto 8%').first().waitFor()
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await page.getByText('Motivo: Atende cerâmica').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a manager sees the commission of the sale, follows a task to the seller and writes a note', async () => {
  const { context, page, complaints } = await enter('MANAGER', 'gerente', '/manager-root')
  await page.waitForURL(/\/manager-root\/dashboard/)
  await page.getByText('Sua comissão', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: /Mandar exemplos de order bump/ }).click()
  await page.getByText('Tarefa concluída').first().waitFor()
  await page.getByRole('link', { name: 'Nádia Freire Doces' }).first().click()
  await page.waitForURL(/\/manager-users\?open=/)
  await page.getByRole('tab', { name: /Notas/ }).click()
  await page.getByRole('button', { name: 'Nova nota' }).click()
  await page.getByRole('dialog').getByLabel('Nova nota').fill('Manda os documentos amanhã')
  await page.getByRole('button', { name: 'Salvar nota' }).click()
  await page.getByText('Manda os documentos amanhã').waitFor()

  await page.goto(`${world.url}/manager-root/dashboard?tab=statement&statement.account=pending`)
  await page.getByRole('row', { name: /Comissão de venda · Forno da Marina.*10% de R\$/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a manager adds a Pix key of their own, and reads why the commission cannot be withdrawn yet', async () => {
  const { context, page, complaints } = await enter(
    'MANAGER',
    'gerente',
    '/manager-root/dashboard?tab=accounts',
  )
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  await page.getByLabel('Chave Pix').fill('12ABC34501DE35')
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar conta' }).click()
  await page
    .getByText(/Pix 12\.ABC\.345/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Sacar comissão' }).click()
  await page.getByText('Saldo abaixo do mínimo').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a platform asks for invoices: the manager sends one with the withdrawal, and the staff opens it', async () => {
  const staff = await enter('ADMIN', 'admin', '/admin-root/platform-settings?tab=withdrawals')
  await staff.page.getByRole('switch', { name: 'Exigir nota fiscal' }).click()
  await staff.page.getByLabel('Motivo').first().fill('Contabilidade pediu')
  await staff.page.getByRole('button', { name: 'Salvar saques' }).click()
  await staff.page.getByText('Condições de saque salvas').waitFor()
  const [manager] = await world.owner`select id from users where email = 'gerente@demo.balcao.example'`
  await inScope(world.app, world.platformId, (scope) =>
    giveMoney(scope, {
      userId: manager?.id,
      purse: 'manager',
      amountCents: 50_000,
      providerAccountId: world.account.id,
    }),
  )
  world.clock.advance({ minutes: 1 })

  const { context, page, complaints } = await enter('MANAGER', 'gerente', '/manager-root/dashboard')
  await page.getByRole('button', { name: 'Sacar comissão' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Valor').fill('100,00')
  await form.getByRole('button', { name: /Sacar R\$/ }).click()
  await form.getByText('Anexe a nota fiscal da comissão.').first().waitFor()
  await form
    .getByLabel('Nota fiscal da comissão')
    .setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer: fileSamples['text/xml'] })
  await form.getByRole('button', { name: 'Substituir' }).waitFor()
  await form.getByRole('button', { name: /Sacar R\$/ }).click()
  await page.getByText('Saque solicitado').first().waitFor()
  // The browser logs the refused request.
  expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([])
  await context.close()

  await staff.page.goto(`${world.url}/admin-root/manage-managers-withdraws`)
  await staff.page.getByRole('row', { name: /100,00/ }).click()
  const downloading = staff.page.waitForEvent('download')
  await staff.page.getByRole('button', { name: 'Baixar nota fiscal' }).click()
  expect(await (await downloading).failure()).toBeNull()
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test('a commission that the staff approves is paid, and is found in the history with its proof and its invoice', async () => {
  const { context, page, complaints } = await enter('ADMIN', 'admin', '/admin-root/manage-managers-withdraws')
  await page.getByRole('row', { name: /100,00/ }).click()
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar saque' }).click()
  await page.getByText('Saque aprovado').first().waitFor()
  await world.drainJobs()
  world.clock.advance({ minutes: 1 })
  await world.drainJobs()

  await page.goto(`${world.url}/admin-root/paid-managers-withdraws`)
  await page.getByRole('row', { name: /100,00/ }).click()
  await page.getByRole('button', { name: 'Baixar nota fiscal' }).waitFor()
  await page.getByRole('tab', { name: 'Linha do tempo' }).click()
  await page.getByText('Pagamento confirmado').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
