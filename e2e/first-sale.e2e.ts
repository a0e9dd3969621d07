import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { type LaunchedDemo, launchDemo } from './launch-balcao.ts'

let browser: Browser
let product: LaunchedDemo
let url: string

beforeAll(async () => {
  browser = await openBrowser()
  product = await launchDemo({ sales: 3 })
  url = `http://localhost:${product.port}`
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('a buyer pays a Pix at the bank, the page turns by itself, and the seller sees the sale and the money', async () => {
  const { context, page, complaints } = await visit(browser)
  await page.goto(`${url}/demo`)
  await page.getByRole('link', { name: /Curso Pão de Fermentação Natural/ }).click()
  await page.getByRole('heading', { name: 'Seus dados' }).waitFor()
  await fillCheckout(page, { name: 'Otávia Ferraz', email: 'otavia@compradora.example' })
  await page.getByRole('checkbox', { name: /e-book de recheios/ }).check()
  await page.getByRole('button', { name: /Pagar R\$\s234,00 com Pix/ }).click()

  await page.waitForURL(/\/checkout\/payment\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Pague com Pix' }).waitFor()
  const code = await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue()
  expect(code).toMatch(/^000201/)

  const bank = await context.newPage()
  await bank.goto(`${url}/banco-de-mentira?codigo=${encodeURIComponent(code)}`)
  await bank.getByRole('button', { name: /Pagar R\$\s234,00/ }).click()

  // Nobody touches the payment page.
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor({ timeout: 10_000 })
  expect(complaints).toEqual([])

  const seller = await visit(browser, { width: 1440, height: 900 })
  await seller.page.goto(`${url}/login`)
  await seller.page.getByLabel('E-mail').fill('marina@demo.balcao.example')
  await seller.page.getByLabel('Senha', { exact: true }).fill('balcao-demonstracao')
  await seller.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seller.page.waitForURL(/\/platform\/dashboard/)
  await seller.page.goto(`${url}/platform/my-sales`)
  const row = seller.page.getByRole('row', { name: /Otávia Ferraz/ })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/Aprovada/)
  expect(await row.textContent()).toMatch(/234,00/)
  await seller.page.getByRole('radio', { name: /Aprovadas \d/ }).waitFor()

  // The sale is found by the buyer's name from anywhere, without its accent, and tells its story.
  await seller.page.keyboard.press('Control+k')
  await seller.page.getByRole('dialog').getByRole('combobox').fill('otavia')
  await seller.page.getByRole('option', { name: /Otávia Ferraz/ }).click()
  const drawer = seller.page.getByRole('dialog', { name: 'Otávia Ferraz' })
  await drawer.getByRole('tab', { name: 'Linha do tempo' }).click()
  await drawer.getByText(/Otávia Ferraz gerou um pagamento de R\$\s234,00 com Pix\./).waitFor()
  await drawer.getByText(/Venda aprovada: R\$/).waitFor()
  expect(seller.complaints).toEqual([])

  await page.goto(`${url}/dev/mailbox`)
  await page.getByText('otavia@compradora.example').first().waitFor()
})
