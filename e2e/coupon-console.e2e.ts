import { aPurchase } from '@balcao/server/demo/a-purchase'
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

test('a seller creates a coupon, sees each party’s amount, shares its link, and follows its uses and sales', async () => {
  const { page, context, complaints } = await enter('coupons')
  await page.getByRole('button', { name: 'Novo cupom' }).first().click()
  const form = page.getByRole('dialog', { name: 'Novo cupom' })
  await form.getByLabel('Código').fill('fornada15')
  await form.getByLabel('Percentual', { exact: true }).fill('15')
  await form.getByRole('combobox', { name: 'Vale para' }).click()
  await page.getByRole('option', { name: 'Um produto' }).click()
  await form.getByRole('combobox', { name: 'Produto' }).click()
  await page.getByRole('option', { name: 'Curso de pão' }).click()
  // One sale, before the choice of the bearer.
  await form.getByText('R$ 197,00 − R$ 29,55 = R$ 167,45').waitFor()
  await form.getByLabel('Você').click()
  await form.getByLabel('Usos no total').fill('2')
  await form.getByRole('button', { name: 'Criar cupom' }).click()
  await page.getByText('Cupom criado.').first().waitFor()
  const link = await page
    .getByText(/cupom=FORNADA15$/)
    .first()
    .textContent()

  const buyer = await visit(browser)
  await buyer.page.clock.install({ time: world.clock.now() })
  await buyer.page.goto(`${world.url}${new URL(link ?? '').pathname}${new URL(link ?? '').search}`)
  await buyer.page.locator('.coupon-applied').waitFor()
  await fillCheckout(buyer.page)
  await buyer.page.locator('button.button-pay').click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  await buyer.page.getByText('R$ 167,45').first().waitFor()
  await aPurchase(world.app, world.platformId, {
    offerId: shop.offerId,
    coupon: 'FORNADA15',
    method: 'CREDIT_CARD',
    email: 'segunda@compradora.example',
    cpf: '111.444.777-35',
  })

  await page.reload()
  await page.getByText('Reservados em Pix e boleto').waitFor()
  await page.getByText('Esgotado').first().waitFor()
  await page.getByRole('button', { name: 'Ver vendas' }).click()
  await page.waitForURL(/my-sales\?.*couponId=/)
  await page.getByText('segunda@compradora.example').or(page.getByText('Carolina Nogueira')).first().click()
  await page.getByText('Desconto · FORNADA15').waitFor()
  await page.getByText('−R$ 29,55').first().waitFor()
  expect([...complaints, ...buyer.complaints]).toEqual([])
  await context.close()
  await buyer.context.close()
})

test('a code that exists is refused at its field, and a paused coupon can be resumed', async () => {
  const { page, context } = await enter('coupons')
  await page.getByRole('button', { name: 'Novo cupom' }).first().click()
  const form = page.getByRole('dialog', { name: 'Novo cupom' })
  await form.getByLabel('Código').fill('Fornada15')
  await form.getByLabel('Percentual', { exact: true }).fill('10')
  await form.getByRole('button', { name: 'Criar cupom' }).click()
  await form.getByText('Já existe um cupom com este código.').first().waitFor()
  await form.getByLabel('Código').fill('PAUSA10')
  await form.getByRole('button', { name: 'Criar cupom' }).click()
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).click()
  await page.getByText('Cupom pausado.').first().waitFor()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await page.getByText('Cupom retomado.').first().waitFor()
  await context.close()
})
