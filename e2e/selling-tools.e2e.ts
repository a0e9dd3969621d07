import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser
let shop: CourseShop

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await aCourseShop(world)
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const enter = (path: string) =>
  openConsole(browser, world, { door: 'SELLER', email: shop.email, path: `/platform/${path}` })

test('a seller sets a price, sends the link, and its visitor pays exactly that', async () => {
  const { page, context, complaints } = await enter('direct-checkout')
  await page.getByRole('button', { name: 'Novo link' }).first().click()
  // The first field has the focus, also where it is a list to choose from.
  await page.locator('[role="combobox"]:focus').waitFor()
  await page.getByRole('combobox', { name: 'Oferta' }).click()
  await page.getByRole('option', { name: /Curso de pão/ }).click()
  await page.getByLabel('Descrição para o comprador').fill('Mentoria de forno')
  await page.getByLabel('Valor combinado por unidade').fill('123,45')
  await page.getByLabel('Nome', { exact: true }).fill('Rita Prado')
  await page.getByRole('button', { name: 'Criar link' }).click()
  const address = await page
    .getByText(/\/l\/[a-z0-9]{12}$/)
    .first()
    .textContent()
  await page.getByRole('img', { name: 'QR Code do link Mentoria de forno' }).waitFor()

  const buyer = await visit(browser)
  await buyer.page.goto(new URL(address ?? '', world.url).pathname.replace(/^/, world.url))
  await buyer.page.getByText('Mentoria de forno').first().waitFor()
  expect(await buyer.page.getByLabel('Nome completo').inputValue()).toBe('Rita Prado')
  await fillCheckout(buyer.page, { name: 'Rita Prado', email: 'rita@compradora.example' })
  await buyer.page
    .getByRole('button', { name: /Gerar Pix|Pagar/ })
    .first()
    .click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  await buyer.page.getByText('R$ 123,45').first().waitFor()
  expect([...complaints, ...buyer.complaints]).toEqual([])
  await context.close()
  await buyer.context.close()
})

test('a list closes at once if an option is chosen before the list is painted', async () => {
  const { page, context } = await enter('direct-checkout')
  await page.getByRole('button', { name: 'Novo link' }).first().click()
  await page.getByRole('combobox', { name: 'Oferta' }).waitFor()
  const left = await page.evaluate<number>(`(async () => {
    const task = () => new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(0)
    })
    document.querySelector('[role=dialog] [role=combobox]').click()
    while (document.querySelector('[role=option]') === null) await task()
    document.querySelector('[role=option]').click()
    await task()
    return document.querySelectorAll('[role=option]').length
  })()`)
  expect(left).toBe(0)
  await context.close()
})

test('a seller publishes a funnel; a buyer who pays gets the upsell, refuses, and reads the receipt', async () => {
  const { page, context, complaints } = await enter('upsell-funnels')
  await page.getByRole('button', { name: 'Novo funil' }).first().click()
  // The list behind it has a search of the same name.
  const drawer = page.getByRole('dialog', { name: 'Novo funil' })
  await drawer.getByLabel('Nome do funil').fill('Pão e planilha')
  await drawer.getByRole('combobox', { name: 'Oferta inicial' }).click()
  await page.getByRole('option', { name: /Curso de pão/ }).click()
  await drawer.getByRole('combobox', { name: 'Oferta da etapa 1' }).click()
  await page.getByRole('option', { name: /Planilha/ }).click()
  await drawer.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.getByRole('button', { name: 'Editar etapas' }).click()
  await page.getByRole('button', { name: 'Testar uma versão B' }).click()
  const variant = page.getByRole('group', { name: 'Versão B' })
  await variant.getByLabel('Título da página').fill('Planilha de custos')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Rascunho salvo').first().waitFor()
  await page.getByText('Versão B · 50% dos pedidos').waitFor()
  await page.getByRole('button', { name: 'Publicar versão 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar versão 1' }).click()
  await page.getByText('Versão publicada.').waitFor()

  const buyer = await visit(browser)
  await buyer.page.clock.install({ time: world.clock.now() })
  await buyer.page.goto(`${world.url}/checkout/${shop.offerId}`)
  await fillCheckout(buyer.page, { email: 'funil@compradora.example' })
  await buyer.page
    .getByRole('button', { name: /Gerar Pix|Pagar/ })
    .first()
    .click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  const [{ code } = { code: '' }] = await world.owner`
    select p.pix_code as code from payments p join orders o on o.id = p.order_id
    where o.buyer_email = 'funil@compradora.example'`
  await world.sandbox.bank.pay(code)
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
  await buyer.page.waitForURL(/\/checkout\/upsell\//)
  const heading = buyer.page.getByRole('heading', { name: /^Planilha/ })
  const seen = await heading.textContent()
  await buyer.page.reload()
  expect(await heading.textContent()).toBe(seen)
  await buyer.page.getByRole('button', { name: 'Não, obrigado' }).click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  expect(buyer.complaints).toEqual([])

  await page.reload()
  await page.getByText('1 visualização').waitFor()
  const compared = page.getByRole('region', { name: 'Teste A/B' })
  expect(await compared.getByText('Planilha de custos').count()).toBe(1)
  expect((await compared.locator('dd').allTextContents()).filter((figure) => figure === '1')).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
  await buyer.context.close()
})

test('a seller reads the sources of revenue, and downloads the table', async () => {
  const { page, context, complaints } = await enter('reports')
  await page.getByRole('link', { name: /Vendas por produto/ }).click()
  await page.getByRole('cell', { name: 'Curso de pão' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^relatorio-product-.*\.csv$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('a seller creates a key, reads sales with it from another system, and revokes it', async () => {
  const { page, context, complaints } = await enter('api-keys')
  await page.getByText('Nenhuma chave ainda').waitFor()
  await page.getByRole('button', { name: 'Nova chave' }).first().click()
  await page.getByLabel('Nome', { exact: true }).fill('ERP da padaria')
  await page.getByRole('checkbox', { name: 'Vendas: Ler' }).click()
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const shown = page.getByText(/^sk_live_[\w-]{43}$/)
  await shown.waitFor()
  const token = await shown.textContent()
  await page.getByRole('button', { name: 'Concluir' }).click()
  const ask = (path: string) =>
    fetch(`${world.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask('sales')).status).toBe(200)
  expect((await ask('products')).status).toBe(403)

  await page.reload()
  await page.getByText('GET /sales').first().waitFor()
  await page.getByRole('tab', { name: 'Requisições' }).click()
  await page.getByText('api_scope_missing').waitFor()
  await page.getByText('/api/v1/sales').waitFor()
  await page.getByRole('tab', { name: 'Chaves' }).click()
  expect(await page.getByText(token ?? '').count()).toBe(0)
  await page.getByRole('button', { name: /Chave ERP da padaria/ }).click()
  await page.getByRole('menuitem', { name: 'Revogar' }).click()
  await page.getByRole('button', { name: 'Revogar' }).click()
  await page.getByText('Revogada').first().waitFor()
  expect((await ask('sales')).status).toBe(401)
  expect(complaints).toEqual([])
  await context.close()
})

test('a stranger reads the documentation of the API and tries a call there', async () => {
  const { page, context, complaints } = await visit(browser, { width: 1440, height: 900 })
  await page.goto(`${world.url}/api/docs`)
  await page.getByRole('heading', { name: 'Primeira chamada' }).waitFor()
  await page.getByText('Consultar saldo').click()
  await page.getByText('await balcao.getBalance()').first().waitFor()
  await page.getByRole('button', { name: 'Testar' }).click()
  const answered = page.waitForResponse(/\/api\/v1\/balance/)
  await page.getByRole('button', { name: 'Executar' }).click()
  expect((await answered).status()).toBe(401)
  await page.getByRole('heading', { name: 'Resposta do servidor' }).waitFor()
  await page.getByRole('button', { name: 'Informar chave' }).click()
  await page.getByRole('button', { name: 'Fechar' }).click()
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
  await context.close()
})
