import { anAccount } from '@balcao/server/demo/an-account'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'

let world: TestServer
let browser: Browser
let shop: CourseShop

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await aCourseShop(world)
  await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'ASAAS', methods: ['BILLET'], priority: -1 }),
  )
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const codeOn = (page: Page, label: string) => page.getByRole('textbox', { name: label }).inputValue()

/** A buyer on the page of an open boleto. */
async function buyByBoleto() {
  const { page, complaints } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await page.goto(`${world.url}/checkout/${shop.offerId}`)
  await fillCheckout(page)
  await page.getByRole('radio', { name: /Boleto/ }).check()
  await page.getByRole('button', { name: /R\$\s197,00/ }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  await page.getByRole('heading', { name: 'Pague o boleto', level: 1 }).waitFor()
  return { page, complaints }
}

/** Without webhooks, a boleto with a Pix code is read as soon as a Pix. */
async function settle() {
  world.clock.advance({ minutes: 1 })
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

test('a buyer sees both codes of a boleto, pays by Pix, and gets the access and a receipt that names Pix', async () => {
  const { page, complaints } = await buyByBoleto()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('heading', { name: 'Com Pix: confirmação imediata' }).waitFor()
  await page.getByText('use apenas um deles').waitFor()
  await page.getByRole('img', { name: 'QR Code do Pix' }).waitFor()
  await page.getByRole('img', { name: 'Código de barras do boleto' }).waitFor()
  expect((await codeOn(page, 'Linha digitável')).replace(/[\s.]/g, '')).toHaveLength(47)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await world.sandbox.bank.pay(await codeOn(page, 'Pix copia e cola'))
  await settle()
  await page.getByRole('heading', { name: 'Pagamento confirmado', level: 1 }).waitFor()
  await page.getByText('Boleto, pago com Pix').waitFor()
  expect(complaints).toEqual([])
})

test('a buyer pays a boleto on the bank’s page by either pasted code', async () => {
  const { page } = await buyByBoleto()
  const bank = await page.context().newPage()
  await bank.goto(world.sandbox.bankUrl)
  await bank.getByRole('textbox', { name: /Pix copia e cola/ }).fill(await codeOn(page, 'Linha digitável'))
  await bank.getByRole('button', { name: 'Conferir' }).click()
  await bank.getByText(/Boleto, por/).waitFor()
  await bank.getByRole('textbox', { name: /Pix copia e cola/ }).fill(await codeOn(page, 'Pix copia e cola'))
  await bank.getByRole('button', { name: 'Conferir' }).click()
  await bank.getByText(/Pix, por/).waitFor()
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  await bank.getByText('Pagamento realizado.', { exact: true }).waitFor()
  await settle()
  await page.getByRole('heading', { name: 'Pagamento confirmado', level: 1 }).waitFor()
  await page.getByText('Boleto, pago com Pix').waitFor()
})
