import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import {
  anOffer,
  anOrderBump,
  aProduct,
  type OfferWishes,
  type ProductWishes,
} from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { pressButton } from './fill-card.ts'
import { fillAddress, fillCheckout } from './fill-checkout.ts'

const backRedirect = 'https://volte.example.com/oferta?de=checkout'
const feedback = { id: 'f1', title: 'Rosa', description: 'Meu pão cresceu.', imageUrl: null, stars: 5 }

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** The checkout of a separate offer, with an e-book for ten as its bump. */
function sell(offer: Omit<OfferWishes, 'productId'>, product: Omit<ProductWishes, 'sellerId'> = {}) {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { currency = 'BRL' } = product
    const ebook = await aProduct(scope, { sellerId, name: 'E-book', currency })
    const bump = await anOffer(scope, { productId: ebook.id, title: 'Sim, quero', priceCents: 1_000 })
    const sold = await aProduct(scope, { sellerId, ...product })
    await anOrderBump(scope, { productId: sold.id, offerId: bump.id })
    const { id } = await anOffer(scope, { productId: sold.id, ...offer })
    return `${world.url}/checkout/${id}`
  })
}

async function open(url: string, viewport?: { width: number; height: number }) {
  const visitor = await visit(browser, viewport)
  await visitor.page.goto(url)
  await visitor.page.locator('button.button-pay:enabled').waitFor()
  return visitor
}

/** Dropshipping asks step by step; the others show everything at once. */
async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continuar' })
  if ((await next.count()) > 0) await next.click()
}

const deliveries = [
  { description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 1_990, preSelected: true },
  { description: 'Sedex', deliveryTime: '1 dia', fareAmountCents: 3_490 },
]

const left = (box: { x: number; width: number } | null) => box?.x ?? Number.NaN
const right = (box: { x: number; width: number } | null) => left(box) + (box?.width ?? 0)

describe.each(checkoutTemplates)('%s', (template) => {
  test.each(['LEFT', 'RIGHT'] as const)(
    'has a chat button on the %s that never covers the pay button, at any scroll position',
    async (position) => {
      const chatButton = { position, phone: '11987654321', message: 'Olá' }
      const url = await sell({ template, builder: { chatButton } })
      const { context, page } = await open(url, { width: 360, height: 800 })
      for (const width of [360, 768, 1024, 1239, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const chat = await page.getByRole('link', { name: /WhatsApp/ }).boundingBox()
        const pay = await page.locator('button.button-pay').boundingBox()
        expect(left(chat) >= right(pay) || right(chat) <= left(pay), `${width} px`).toBe(true)
      }
      await context.close()
    },
  )

  test.each([320, 360, 1440])(
    'at %i px keeps the place of everything below the card while its fields are loading',
    async (width) => {
      const { context, page } = await open(await sell({ template }), { width, height: 800 })
      const released = Promise.withResolvers<void>()
      await page.route('**/cards/**', (route) => released.promise.then(() => route.continue()))
      await fillCheckout(page)
      await goOn(page)
      await page.getByRole('radio', { name: /Cartão/ }).check()
      await page.getByLabel('Parcelas').locator('option').nth(1).waitFor({ state: 'attached' })
      await page.getByText('Abrindo os campos do cartão').waitFor()
      const height = async () => (await page.locator('.card-place').boundingBox())?.height
      const before = await height()
      released.resolve()
      await page.locator('.card-frame[height]').waitFor()
      await page.getByText('Abrindo os campos do cartão').waitFor({ state: 'detached' })
      expect(await height()).toBe(before)
      await context.close()
    },
  )

  test('requests installments while the card is chosen, and again when shipping or bumps change', async () => {
    const url = await sell({ template, priceCents: 10_000, deliveries }, { type: 'FISICO' })
    const { context, page, settled } = await open(url)
    const asked: object[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (!pathname.endsWith('checkout.getInstallments')) return
      const { orderBumpsIds, fareAmount } = JSON.parse(searchParams.get('input') ?? '')
      asked.push({ bumps: orderBumpsIds.length, fareAmount })
    })
    const firstOption = page.getByLabel('Parcelas').locator('option').first()
    const shows = (amount: string) => firstOption.filter({ hasText: amount }).waitFor({ state: 'attached' })

    await fillCheckout(page)
    await goOn(page)
    await fillAddress(page)
    await goOn(page)
    await page.getByRole('radio', { name: 'Boleto' }).check()
    await page.getByRole('radio', { name: 'Pix' }).check()
    expect(asked).toEqual([])

    await page.getByRole('radio', { name: /Cartão/ }).check()
    await shows('119,90')
    // By keyboard from here on, for the reason given at `pressButton`.
    await page.getByRole('checkbox', { name: /Sim, quero/ }).press('Space')
    await shows('129,90')
    // A completed step of Dropshipping is reopened by its summary.
    if (template === 'DROPSHIPPING') await pressButton(page, /Avenida Paulista/)
    await page.getByRole('radio', { name: /Sedex/ }).press('Space')
    await goOn(page)
    await shows('144,90')
    await settled()
    expect(asked).toEqual([
      { bumps: 0, fareAmount: 1_990 },
      { bumps: 1, fareAmount: 1_990 },
      { bumps: 1, fareAmount: 3_490 },
    ])

    await page.getByRole('radio', { name: 'Pix' }).press('Space')
    await page.getByRole('checkbox', { name: /Sim, quero/ }).press('Space')
    await page.locator('button.button-pay').filter({ hasText: '134,90' }).waitFor()
    expect(asked).toHaveLength(3)
    await context.close()
  })

  test('redirects the back button to the seller’s address, without a question', async () => {
    const { context, page } = await visit(browser)
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type())
      await dialog.accept()
    })
    await context.route('https://volte.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Volte</title>' }),
    )
    const url = await sell({ template, builder: { backRedirect } })
    await page.goto('about:blank')
    await page.goto(url)
    await page.locator('button.button-pay:enabled').waitFor()
    await page.getByLabel('Nome completo').pressSequentially('Carolina')
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(backRedirect)
    expect(questions).toEqual([])
    await context.close()
  })

  test('asks before typed input is left, and leaves an untouched page without a question', async () => {
    const { context, page } = await open(await sell({ template }))
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    await page.locator('button.button-pay:enabled').waitFor()
    expect(questions).toEqual([])
    await page.getByLabel('Nome completo').pressSequentially('Carolina')
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    await context.close()
  })
})

test.each([
  ['DEFAULT', 1_000],
  ['VEGA', 1_080],
] as const)('%s is at most %i px wide', async (template, widthMax) => {
  const { context, page } = await open(await sell({ template }), { width: 1440, height: 900 })
  expect(await page.locator('main').boundingBox()).toMatchObject({ width: widthMax })
  await page.setViewportSize({ width: 800, height: 900 })
  expect(await page.locator('main').boundingBox()).toMatchObject({ width: 800 })
  await context.close()
})

test('Vega shows feedbacks beside the form from 768 px on, and below the form on narrower screens', async () => {
  const url = await sell({ template: 'VEGA', builder: { feedbacks: [feedback] } })
  const { context, page } = await open(url, { width: 768, height: 900 })
  const place = async () => {
    const [form, feedbacks] = await Promise.all(
      ['#checkout-form', '.feedbacks'].map((part) => page.locator(part).boundingBox()),
    )
    if (!form || !feedbacks) throw new Error('An element is not rendered')
    return feedbacks.x >= form.x + form.width
      ? 'beside'
      : feedbacks.y >= form.y + form.height
        ? 'below'
        : 'among'
  }
  expect(await place()).toBe('beside')
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await place()).toBe('below')
  await context.close()
})

test('Vega counts shipping only when the CEP is complete and there is something to pay', async () => {
  const free = [{ description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 0 }]
  const wide = { width: 1440, height: 900 }
  for (const [options, isShown] of [
    [deliveries, true],
    [free, false],
  ] as const) {
    const url = await sell({ template: 'VEGA', deliveries: [...options] }, { type: 'FISICO' })
    const { context, page } = await open(url, wide)
    const line = page.locator('.column-aside').getByText('Frete', { exact: true })
    await page.getByLabel('CEP', { exact: true }).fill('0131010')
    expect(await line.count()).toBe(0)
    await fillAddress(page)
    expect(await line.count()).toBe(isShown ? 1 : 0)
    await context.close()
  }
})

/** Outside BRL there is only one method, so nothing has to be chosen. */
async function typeCard(page: Page): Promise<void> {
  const card = page.frameLocator('iframe.card-frame')
  await card.locator('[autocomplete=cc-number]').pressSequentially('4111111111111111')
  await card.locator('[autocomplete=cc-exp]').pressSequentially('1234')
  await card.locator('[autocomplete=cc-csc]').fill('123')
  await card.locator('[autocomplete=cc-name]').fill('CAROLINA NOGUEIRA')
}

/** 1,234.56 and, with the bump, 1,244.56, in the format of each language. */
test.each([
  { currency: 'BRL', language: 'PT_BR', alone: 'R$ 1.234,56', withBump: '1.244,56' },
  { currency: 'EUR', language: 'ES_ES', alone: '1234,56 €', withBump: '1244,56' },
  { currency: 'USD', language: 'EN_US', alone: '$1,234.56', withBump: '1,244.56' },
  { currency: 'MXN', language: 'ES_ES', alone: '1234,56 MX$', withBump: '1244,56' },
] as const)('an offer in $currency is shown, summed and charged in it, in $language', async (story) => {
  const { currency, language, alone, withBump } = story
  const url = await sell({ priceCents: 123_456 }, { currency, language })
  const { context, page, complaints } = await open(url)
  const button = page.locator('button.button-pay')
  expect((await button.textContent())?.replaceAll('\u00a0', ' ')).toContain(alone)
  await page.getByRole('checkbox', { name: /Sim, quero/ }).check()
  await button.filter({ hasText: withBump }).waitFor()
  await page.locator('#field-name').fill('Carolina Nogueira')
  await page.locator('#field-email').fill('carolina@compradora.example')
  if (currency === 'BRL') await fillCheckout(page)
  else await typeCard(page)
  await button.press('Enter')
  await page.waitForURL(/\/checkout\/payment\//)
  await page.getByText(withBump).first().waitFor()
  const paymentId = page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''
  const [payment] = await world.owner`select currency, amount_cents from payments where id = ${paymentId}`
  expect(payment).toEqual({ currency, amount_cents: '124456' })
  expect(complaints).toEqual([])
  await context.close()
})
