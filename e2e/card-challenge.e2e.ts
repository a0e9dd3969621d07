import { type Locale, locales } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { rememberPurchase } from '@balcao/server/modules/payments/views/purchase-cookie'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'

const acquirer = 'MERCADOPAGO'
const challengedCard = '4000000000003220'
const small = { width: 360, height: 780 }

let world: TestServer
let browser: Browser
const offers = new Map<Locale, string>()

beforeAll(async () => {
  world = await createTestServer()
  await inScope(world.app, world.platformId, async (scope) => {
    await anAccount(scope, {
      sandbox: world.sandbox,
      provider: acquirer,
      methods: ['CREDIT_CARD'],
      priority: 0,
      credentials: { threeDSecure: 'optional' },
    })
    const { id: sellerId } = await aPerson(scope)
    for (const language of locales) {
      const product = await aProduct(scope, { sellerId, language })
      offers.set(language, (await anOffer(scope, { productId: product.id })).id)
    }
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

async function buyUntilTheBankAsks({ size, buyer }: { size?: typeof small; buyer: string }) {
  await world.owner`delete from card_attempts`
  const { context, page, complaints } = await visit(browser, size)
  await page.goto(`${world.url}/checkout/${offers.get('PT_BR')}`)
  await fillCheckout(page, { email: `${buyer}@compradora.example` })
  await fillCard(page, { number: challengedCard })
  await page.locator('button.button-pay').press('Enter')
  await page.waitForURL(/\/checkout\/payment\//)
  await page.locator('iframe.challenge-bank').waitFor()
  return { context, page, complaints }
}

const bankOf = (page: Page) => page.frameLocator('iframe.challenge-bank').frameLocator('iframe[name="bank"]')
const confirm = (page: Page) => bankOf(page).getByRole('button', { name: 'Confirmar compra' })
const chargesOf = async () => world.sandbox.acquirer(acquirer).charges()

test('a buyer confirms the purchase at the card’s bank at 360 pixels, and gets the receipt', async () => {
  const { context, page, complaints } = await buyUntilTheBankAsks({ size: small, buyer: 'confirma' })
  await confirm(page).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(small.width)
  await page.getByRole('timer').waitFor()
  expect(await findBarriers(page)).toEqual([])
  // Both webhooks are lost: the page itself triggers a read at the acquirer.
  world.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'lose' }, 2)
  await confirm(page).click()
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  expect((await chargesOf()).map(({ state }) => state)).toEqual(['paid'])
  expect(complaints).toEqual([])
  await context.close()
})

test('a buyer who refuses at the bank reads so, and pays by another card with what was typed', async () => {
  const { context, page } = await buyUntilTheBankAsks({ buyer: 'recusa' })
  await bankOf(page).getByRole('button', { name: 'Não fui eu' }).click()
  await page.getByText('A compra não foi confirmada no banco do cartão').first().waitFor()
  await page.getByText('Nada foi cobrado.').first().waitFor()
  await page.getByRole('link', { name: 'Pagar com Pix ou outro cartão' }).click()
  await page.locator('button.button-pay').waitFor()
  expect(await page.locator('#field-email').inputValue()).toBe('recusa@compradora.example')
  await context.close()
})

test('a buyer uses another card by keyboard: the first is withdrawn, and one is charged', async () => {
  const { context, page } = await buyUntilTheBankAsks({ size: small, buyer: 'troca' })
  const before = (await chargesOf()).filter(({ state }) => state === 'paid').length
  await confirm(page).waitFor()
  await page.getByRole('button', { name: 'Usar outro cartão' }).press('Enter')
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  await page.locator('button.button-pay').waitFor()
  expect(await page.locator('#field-email').inputValue()).toBe('troca@compradora.example')
  await fillCard(page, { number: '5555555555554444' })
  await page.locator('button.button-pay').press('Enter')
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  const states = (await chargesOf()).map(({ state }) => state)
  expect(states.filter((state) => state === 'paid')).toHaveLength(before + 1)
  expect(states.at(-2)).toBe('canceled')
  await context.close()
})

test('a reload and a second tab show the same confirmation, and both show its outcome', async () => {
  const { context, page } = await buyUntilTheBankAsks({ buyer: 'abas' })
  await page.reload()
  await confirm(page).waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await confirm(second).click()
  await second.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await context.close()
})

test('without a connection the page says that the confirmation was not canceled, and the card stays at the bank', async () => {
  const { context, page } = await buyUntilTheBankAsks({ buyer: 'queda' })
  await confirm(page).waitFor()
  await context.setOffline(true)
  await page.getByText('Sem conexão.').waitFor()
  await page.getByRole('button', { name: 'Usar outro cartão' }).click()
  await page.getByText('Não foi possível cancelar a confirmação agora.').waitFor()
  expect((await chargesOf()).at(-1)?.state).toBe('reviewing')
  await context.setOffline(false)
  await confirm(page).click()
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await context.close()
})

test('a forged message ends nothing: the page checks the payment, and the card still waits', async () => {
  const { context, page } = await buyUntilTheBankAsks({ buyer: 'mensagem' })
  await confirm(page).waitFor()
  await page.evaluate("window.postMessage({ status: 'COMPLETE' }, '*')")
  await page.getByText('Conferindo o pagamento').waitFor()
  expect((await chargesOf()).at(-1)?.state).toBe('reviewing')
  await page.reload()
  await confirm(page).waitFor()
  await context.close()
})

test('a stranger with the address sees neither the bank’s page nor its form', async () => {
  const { context, page } = await buyUntilTheBankAsks({ buyer: 'estranha' })
  const stranger = await visit(browser)
  await stranger.page.goto(page.url())
  await stranger.page.getByRole('heading', { name: 'Estamos confirmando seu pagamento' }).waitFor()
  expect(await stranger.page.locator('iframe.challenge-bank').count()).toBe(0)
  const frame = page.url().replace('/payment/', '/challenge/')
  expect((await stranger.page.request.get(frame)).status()).toBe(404)
  const own = await page.request.get(frame)
  const policy = own.headers()['content-security-policy'] ?? ''
  expect([own.status(), policy]).toEqual([200, expect.stringContaining("frame-ancestors 'self';")])
  const payment = (await page.request.get(page.url())).headers()['content-security-policy'] ?? ''
  expect(/frame-src ([^;]*)/.exec(payment)?.[1]).toMatch(/^'self'( http:\/\/pixels\.localhost:\d+)?$/)
  await stranger.context.close()
  await context.close()
})

test.each([
  ['EN_US', 'Confirm the purchase at your card’s bank', 'Use another card'],
  ['ES_ES', 'Confirma la compra en el banco de la tarjeta', 'Usar otra tarjeta'],
] as const)('in %s the page has the texts of that language', async (locale, title, button) => {
  const offerId = offers.get(locale) ?? ''
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId,
    method: 'CREDIT_CARD',
    cardNumber: challengedCard,
  })
  const place = { platformId: world.platformId, cookieHeader: undefined }
  const [pair = ''] = rememberPurchase(world.app, place, paymentId).split(';')
  const [name = '', value = ''] = pair.split('=')
  const { context, page } = await visit(browser, small)
  await context.addCookies([{ name, value, url: world.url }])
  await page.goto(`${world.url}/checkout/payment/${paymentId}`)
  await page.locator('.challenge-title').getByText(title).waitFor()
  await page.getByRole('button', { name: button }).waitFor()
  await confirm(page).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(small.width)
  await context.close()
})
