import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, type Visit, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'

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
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/**
 * A buyer of the course and its e-book, on the payment page. The browser shares the story's clock, which is
 * not today's.
 */
async function buy(method: 'Pix' | 'Boleto' = 'Pix'): Promise<Visit> {
  const visitor = await visit(browser)
  const { page } = visitor
  await page.clock.install({ time: world.clock.now() })
  await page.goto(`${world.url}/checkout/${shop.offerId}?utm_source=mail`)
  await fillCheckout(page)
  await page.getByRole('checkbox', { name: /e-book/i }).check()
  if (method === 'Boleto') await page.getByRole('radio', { name: /Boleto/ }).check()
  await page.getByRole('button', { name: /R\$\s234,00/ }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  await heading(page, `Pague ${method === 'Pix' ? 'com Pix' : 'o boleto'}`)
  return visitor
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const codeOn = (page: Page, label: string) => page.getByRole('textbox', { name: label }).inputValue()

async function settle(): Promise<void> {
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

async function payAtBank(code: string): Promise<void> {
  await world.sandbox.bank.pay(code.replace(/[\s.]/g, (blank) => (code.startsWith('0002') ? blank : '')))
  await settle()
}

test('an expired Pix is reissued on the same order, is paid, and becomes a receipt with the access', async () => {
  const { page, complaints } = await buy()
  const first = await codeOn(page, 'Pix copia e cola')
  await page.getByText('+ 1 item').waitFor()
  world.clock.advance({ days: 1, minutes: 1 })
  await world.sandbox.bank.runDueEvents()
  await world.drainJobs()
  await heading(page, 'O código Pix expirou')
  const formerPage = page.url()
  await page.getByRole('button', { name: 'Gerar novo código Pix' }).dblclick()
  await page.waitForURL((url) => url.href !== formerPage && url.search === '?utm_source=mail')
  await heading(page, 'Pague com Pix')
  const second = await codeOn(page, 'Pix copia e cola')
  expect(second).not.toBe(first)

  const former = await page.context().newPage()
  await former.goto(formerPage)
  await heading(former, 'Este código foi substituído')

  await payAtBank(second)
  await heading(page, 'Pagamento confirmado')
  await heading(former, 'Este pedido já foi pago')
  await page.getByText('ca***@compradora.example').waitFor()
  for (const line of [/Curso de pão/, /E-book/, /R\$\s37,00/, /R\$\s234,00/])
    await page.getByText(line).first().waitFor()
  expect(await page.getByRole('link', { name: 'Acessar minha compra' }).getAttribute('href')).toBe(
    `/my-purchases?payment=${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  expect(complaints).toEqual([])
})

test('a boleto is drawn for the camera and copied for the bank’s app, and its page updates when it is paid', async () => {
  const { page } = await buy('Boleto')
  const barcode = page.getByRole('img', { name: 'Código de barras do boleto' })
  await barcode.waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  // A camera can read the bar code if each of its 425 stripes has at least one pixel of the screen.
  const { width, height } = (await barcode.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(425)
  await page.getByRole('button', { name: 'Copiar linha digitável' }).click()
  await payAtBank(await codeOn(page, 'Linha digitável'))
  await heading(page, 'Pagamento confirmado')
})

test('a refund reaches a page that was left open after payment, and is announced once', async () => {
  const { page } = await buy()
  const code = await codeOn(page, 'Pix copia e cola')
  await payAtBank(code)
  await heading(page, 'Pagamento confirmado')
  world.clock.advance({ minutes: 1 })
  await world.sandbox.bank.refund(code, { amount: 3_700 })
  await settle()
  await heading(page, 'Reembolso parcial')
  await page.getByText(/Reembolsamos R\$\s37,00 de R\$\s234,00/).waitFor()
  expect(await page.getByRole('status').filter({ hasText: 'Reembolso parcial' }).count()).toBe(1)
  // The new state has the focus, and the whole page shows no focus ring for it.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN')
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('none')
  world.clock.advance({ minutes: 1 })
  await world.sandbox.bank.refund(code)
  await settle()
  await heading(page, 'Compra reembolsada')
})

test('a stranger with the link can pay, and learns nothing of the buyer before or after the payment', async () => {
  const { page } = await buy()
  const stranger = await visit(browser)
  await stranger.page.clock.install({ time: world.clock.now() })
  await stranger.page.goto(page.url())
  await heading(stranger.page, 'Pague com Pix')
  const told = () => stranger.page.content()
  const secrets = /Carolina|compradora|Curso de pão|E-book/
  expect(await told()).not.toMatch(secrets)
  await payAtBank(await codeOn(stranger.page, 'Pix copia e cola'))
  await heading(stranger.page, 'Pagamento confirmado')
  expect(await told()).not.toMatch(secrets)
  await stranger.page.getByRole('link', { name: 'Entrar com meu e-mail' }).waitFor()
})

test('a buyer who was offline during the payment sees it when the connection returns', async () => {
  const { context, page } = await buy()
  const code = await codeOn(page, 'Pix copia e cola')
  // Going offline does not close an open stream, so this network blocks all of them.
  await page.route('**/api/payments/*/events', (route) => route.abort())
  await page.reload()
  await heading(page, 'Pague com Pix')
  await context.setOffline(true)
  await page.getByText('Sem conexão.').waitFor()
  await payAtBank(code)
  await heading(page, 'Pague com Pix')
  await context.setOffline(false)
  await heading(page, 'Pagamento confirmado')
  expect(await page.getByText('Sem conexão.').count()).toBe(0)
})

test('without scripts the page shows the code, its expiry and a link to check again', async () => {
  const bought = await buy()
  const code = await codeOn(bought.page, 'Pix copia e cola')
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
  const page = await plain.newPage()
  await page.goto(bought.page.url())
  expect(await codeOn(page, 'Pix copia e cola')).toBe(code)
  await page.getByRole('img', { name: 'QR Code do Pix' }).waitFor()
  await page.getByText('Válido até').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  await payAtBank(code)
  await page.getByRole('link', { name: /Recarregar/ }).click()
  await heading(page, 'Pagamento confirmado')
  await plain.close()
})

describe('a seller with an own thank-you page', () => {
  test('gets the buyer once, right after the payment, with the payment’s id and the query; the receipt stays available', async () => {
    await world.owner`update products set thank_you_url = 'https://forno.example.com/obrigado' where id = ${shop.productId}`
    const { page } = await buy()
    await page.route('https://forno.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Obrigada!</h1>' }),
    )
    const paymentPage = page.url()
    await payAtBank(await codeOn(page, 'Pix copia e cola'))
    await heading(page, 'Obrigada!')
    const { searchParams } = new URL(page.url())
    expect(paymentPage).toContain(searchParams.get('paymentId') ?? 'nothing')
    expect(searchParams.get('utm_source')).toBe('mail')
    await page.goto(paymentPage)
    await heading(page, 'Pagamento confirmado')
    await page.getByRole('link', { name: /Continuar em/ }).waitFor()
    await world.owner`update products set thank_you_url = null where id = ${shop.productId}`
  })
})
