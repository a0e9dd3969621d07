import { aPurchase } from '@balcao/server/demo/a-purchase'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { jobs } from '@balcao/server/jobs'
import { createGuardedHttp } from '@balcao/server/kit/http/guarded-http'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { inScope } from '@balcao/server/scope'
import { drainJobs } from '@balcao/server/test/drain-jobs'
import { type FakeVendors, fakeVendors, vendorSecrets } from '@balcao/server/test/http/fake-vendors'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let vendors: FakeVendors
let browser: Browser
let offerId: string

beforeAll(async () => {
  vendors = await fakeVendors()
  world = await createTestServer({ CONVERSIONS_URL: vendors.url })
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    await createBalcaoCatalog(scope, await createBalcaoPeople(scope))
  })
  const [offer] = await world.owner`select id from offers where title = 'Turma aberta'`
  offerId = String(offer?.id)
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
  await vendors?.stop()
})

const enter = (path: string) =>
  openConsole(browser, world, {
    door: 'SELLER',
    email: 'marina@demo.balcao.example',
    path: `/platform/${path}`,
  })

/** The worker, allowed to call this machine, where the fakes listen. */
const work = () =>
  drainJobs({ ...world.app, http: createGuardedHttp({ allowLoopback: true }) }, world.ownerUrl, jobs)

async function confirm(page: Page) {
  await page.getByRole('alertdialog').getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

const sell = async (email: string) => {
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await inScope(world.app, world.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await work()
  }
  await tell('APPROVED')
  return { refund: () => tell('REFUNDED') }
}

test('a seller connects Discord, reads the answer to a test, and a sale and its refund in the channel', async () => {
  const { context, page, complaints } = await enter('integrations')
  await page.getByRole('link', { name: 'Conectar Discord' }).click()
  await page.getByRole('heading', { name: 'Discord', level: 1 }).waitFor()
  await page.getByLabel('URL do webhook').fill('https://mau.example/api/webhooks/1/2')
  await page.getByRole('button', { name: 'Conectar' }).click()
  await page.getByText('Confira este campo.').first().waitFor()
  world.clock.advance({ hours: 1 })
  await page.getByLabel('URL do webhook').fill(vendorSecrets.discord)
  await page.getByRole('button', { name: 'Conectar' }).click()
  await confirm(page)
  await page.getByText('Conexão salva').first().waitFor()
  // A saved secret is not in the page any more.
  await page.getByText('Salva. Digite outra para substituir.').waitFor()
  expect(await page.content()).not.toContain('discord-segredo')

  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await page.getByText('Teste enviado. Aguardando a resposta…').waitFor()
  await work()
  await page.clock.runFor(2_000)
  await page.getByText('A ferramenta aceitou o teste (HTTP 204).').waitFor()

  const { refund } = await sell('carolina@compradora.example')
  await refund()
  expect(vendors.state.notes.map((note) => note.split(':')[0])).toEqual([
    '\\[Teste\\] Venda aprovada',
    'Venda aprovada',
    'Venda reembolsada',
  ])
  await page.getByRole('tab', { name: 'Entregas' }).click()
  await page.getByRole('row', { name: /Venda reembolsada/ }).click()
  await page.getByRole('tab', { name: 'Resposta' }).click()
  await page.getByText('204').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click()
  await page.getByRole('link', { name: 'Conectar Discord' }).waitFor()
  // The server refused once, to ask for a fresh proof.
  expect(complaints).toEqual([expect.stringContaining('403')])
  await context.close()
})

test('a seller maps a product to a class of Memberkit, which a sale opens and a refund closes', async () => {
  const { context, page, complaints } = await enter('connections/memberkit')
  await page.getByLabel('Chave da API').fill(vendorSecrets.memberkit)
  await page.getByRole('button', { name: 'Adicionar produto' }).click()
  await page.getByRole('combobox', { name: 'Produto' }).click()
  await page.getByRole('option').first().waitFor()
  const [product] = await world.owner`
    select p.name from products p join offers o on o.product_id = p.id where o.id = ${offerId}`
  await page.getByRole('option', { name: String(product?.name) }).click()
  await page.getByLabel('IDs das turmas').fill('12, 34')
  await page.getByRole('button', { name: 'Conectar' }).click()
  await page.getByText('Conexão salva').first().waitFor()
  const email = 'membro@compradora.example'
  const { refund } = await sell(email)
  expect([...(vendors.state.classes.get(email) ?? [])]).toEqual([12, 34])
  await refund()
  expect([...(vendors.state.classes.get(email) ?? [])]).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a seller writes a message for WhatsApp and sees it with sample data before it is sent', async () => {
  const { context, page, complaints } = await enter('connections/whatsapp')
  await page.getByLabel('Endereço de envio').fill('https://api.mensageiro.example/send-text')
  await page.getByLabel('Cabeçalhos').fill(`Client-Token: ${vendorSecrets.whatsapp}`)
  await page.getByRole('button', { name: 'Adicionar regra' }).click()
  const body = page.getByLabel('Corpo da mensagem')
  await body.fill('{"phone": {{buyer.phone}}}')
  await page.getByText(/O corpo precisa ser um JSON/).waitFor()
  await body.fill('{"phone": "{{buyer.phone}}", "message": "Oi, {{buyer.name}}!"}')
  await page.getByText('"message": "Oi, Carolina \\"Carol\\" Nogueira!"').waitFor()
  await page.getByRole('button', { name: 'Conectar' }).click()
  await page.getByText('Conexão salva').first().waitFor()
  await sell('carolina@compradora.example')
  expect(vendors.state.messages).toMatchObject([{ phone: '5511987654321' }])
  expect(complaints).toEqual([])
  await context.close()
})
