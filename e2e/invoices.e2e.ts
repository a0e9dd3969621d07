import { aPurchase } from '@balcao/server/demo/a-purchase'
import { a1Samples } from '@balcao/server/demo/a1-samples'
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

test('a seller sets invoices up, sees why an invoice waits, and issues it', async () => {
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: shop.offerId,
    method: 'CREDIT_CARD',
  })
  await world.drainJobs()
  const { page, context, complaints } = await visit(browser, { width: 1440, height: 900 })
  await page.clock.install({ time: world.clock.now() })
  await logIn(context, world.url, { door: 'SELLER', email: shop.email })
  await page.goto(`${world.url}/platform/invoices`)
  await page.getByText('A emitir').first().waitFor()
  await page.getByRole('link', { name: 'Abrir dados fiscais' }).click()

  await page.getByLabel('Código IBGE do município').fill('3550308')
  await page.getByLabel('Carga tributária aproximada do Simples').fill('6')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Dados fiscais salvos').first().waitFor()

  await page.getByRole('button', { name: 'Enviar certificado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar certificado A1' })
  await dialog.getByLabel('Arquivo do certificado').setInputFiles({
    name: 'empresa.pfx',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from(a1Samples.modern, 'base64'),
  })
  await dialog.getByLabel('Senha do certificado').fill('errada')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await dialog.getByText('Senha do certificado incorreta.').first().waitFor()
  await dialog.getByLabel('Senha do certificado').fill(a1Samples.password)
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('CURSOS DA MARINA LTDA').waitFor()

  const issue = async () => {
    await page.goto(`${world.url}/platform/invoices`)
    await page.getByRole('button', { name: 'Emitir pendentes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir pendentes' }).click()
    await page.getByText('Emissão iniciada').first().waitFor()
    await world.drainJobs()
    await page.reload()
  }
  await issue()
  await page.getByText('Falta o código de serviço do produto').first().waitFor()

  await page.goto(`${world.url}/platform/my-products/product/${shop.productId}?tab=fiscal`)
  await page.getByLabel('Código de tributação nacional').fill('08.02.01')
  await page.getByLabel('Código NBS').fill('1.2205.19.00')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Dados fiscais salvos').first().waitFor()
  await issue()
  await page.getByText('Emitida').first().waitFor()
  expect(world.sandbox.nfse.issued(a1Samples.cnpj)).toHaveLength(1)

  await page.goto(`${world.url}/platform/my-sales?open=${paymentId}`)
  await page.getByRole('dialog').getByText('Notas fiscais').waitFor()
  // The refusal of the wrong password.
  expect(complaints).toEqual([expect.stringContaining('seller.invoices.saveCertificate')])
  await context.close()
})
