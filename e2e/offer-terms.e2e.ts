import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

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

test('a seller makes a subscription with trial, setup fee, limit and Pix discount, and its checkout shows them', async () => {
  const { page, context, complaints } = await visit(browser, { width: 1440, height: 900 })
  await logIn(context, world.url, { door: 'SELLER', email: shop.email })
  await page.goto(`${world.url}/platform/my-products/offers/${shop.productId}`)
  await page.getByRole('button', { name: 'Nova oferta' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nova oferta' })
  await form.getByLabel('Nome da oferta').fill('Clube mensal')
  await form.getByRole('radio', { name: /Assinatura/ }).click()
  await form.getByLabel('Período de teste').fill('7')
  await form.getByLabel('Preço', { exact: true }).fill('49,90')
  await form.getByLabel('Preço do teste').fill('5,00')
  await form.getByLabel('Taxa de adesão').fill('25,00')
  await form.getByLabel('Número de cobranças').fill('12')
  await form.getByLabel('Desconto no Pix').fill('10')
  await form.getByLabel('Validade do Pix em minutos').fill('20')
  await form.getByRole('button', { name: /Criar|Salvar/ }).click()
  await page.getByText('Oferta criada').first().waitFor()
  const [made] = await world.owner`select * from offers where title = 'Clube mensal'`
  expect(made).toMatchObject({
    trial_days: 7,
    charges_max: 12,
    is_kept_after_last: true,
    pix_discount_basis_points: 1_000,
    pix_minutes: 20,
  })
  await page.goto(`${world.url}/checkout/${made?.id}`)
  await page.locator('button.button-pay:enabled').waitFor()
  const words = (await page.locator('main').textContent())?.replaceAll('\u00a0', ' ')
  for (const shown of ['R$ 5,00', 'R$ 25,00', '−R$ 3,00', 'R$ 27,00', '10% de desconto', 'R$ 49,90'])
    expect(words).toContain(shown)
  expect(complaints).toEqual([])
  await context.close()
})
