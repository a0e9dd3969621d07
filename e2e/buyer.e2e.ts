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

test('a buyer logs in by the mailed code and sees the purchases, with a link to each payment', async () => {
  const { paymentId, payment } = await shop.buy({ email })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()

  const { page, complaints } = await visit(browser)
  await page.clock.install({ time: shop.clock.now() })
  await page.goto(`${shop.url}/my-purchases`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  await page
    .getByLabel('Código de 6 dígitos')
    .first()
    .pressSequentially(await mailedCode(shop, email))

  await page.getByRole('heading', { name: 'Minhas compras' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-purchases')
  await page.getByRole('heading', { name: 'Curso Pão de Fermentação Natural' }).waitFor()
  const link = page.getByRole('link', { name: 'Recibo' })
  expect(await link.getAttribute('href')).toBe(`/checkout/payment/${paymentId}`)
  expect(await page.getByText('Pago', { exact: true }).count()).toBeGreaterThan(0)
  expect(await page.getByText('senha', { exact: false }).count()).toBe(0)
  expect(complaints).toEqual([])
})
