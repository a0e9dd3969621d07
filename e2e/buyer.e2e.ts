import { createShop, type Shop } from '@balcao/server/test/shop'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { mailedCode } from './mailed-code.ts'

const email = 'carolina@compradora.example'

let shop: Shop
let browser: Browser

beforeAll(async () => {
  shop = await createShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test('a buyer follows the link of the receipt, logs in by the mailed code and sees the purchases', async () => {
  const { paymentId, payment } = await shop.buy({ email })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const receipt = (await shop.inbox()).find(({ key }) => key.startsWith('purchase-approved:'))
  const link = new URL(/https?:\S+\/my-purchases\S*/.exec(receipt?.text ?? '')?.[0] ?? '')

  const { page, complaints } = await visit(browser)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.clock.install({ time: shop.clock.now() })
  await page.goto(`${shop.url}${link.pathname}${link.search}${link.hash}`)
  // The recipient is in the fragment of the link, which browsers send to no server.
  await page
    .getByLabel('E-mail')
    .and(page.locator(`[value="${email}"]`))
    .waitFor()
  expect(requested.filter((url) => /compradora|carolina/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  await page
    .getByLabel('Código de 6 dígitos')
    .first()
    .pressSequentially(await mailedCode(shop, email))

  await page.getByRole('heading', { name: 'Minhas compras' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-purchases')
  await page.getByRole('heading', { name: 'Curso Pão de Fermentação Natural' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  const payments = page.getByRole('link', { name: 'Recibo' })
  expect(await payments.getAttribute('href')).toBe(`/checkout/payment/${paymentId}`)
  expect(await page.getByText('Pago', { exact: true }).count()).toBeGreaterThan(0)
  expect(await page.getByText('senha', { exact: false }).count()).toBe(0)
  expect(complaints).toEqual([])
})
