import {
  checkoutTemplates,
  type OfferType,
  offerTypes,
  type PaymentMethod,
  type ProductType,
  paymentMethods,
  productTypes,
} from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, anOrderBump, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillAddress, fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'

/**
 * A buyer's steps to pay by a method, and the payment page's heading. A new method does not compile without
 * its row.
 */
const methodStories: Record<PaymentMethod, { choose: (page: Page) => Promise<void>; arrives: string }> = {
  PIX: { choose: (page) => page.getByRole('radio', { name: 'Pix' }).check(), arrives: 'Pague com Pix' },
  BILLET: {
    choose: (page) => page.getByRole('radio', { name: 'Boleto' }).check(),
    arrives: 'Pague o boleto',
  },
  CREDIT_CARD: { choose: fillCard, arrives: 'Pagamento confirmado' },
}

const sold = offerTypes.flatMap((type) => productTypes.map((product) => ({ type, product })))
const methods = paymentMethods.map((method) => ({ method, ...methodStories[method] }))

let world: TestServer
let browser: Browser
const offers = new Map<string, string>()
const keyOf = (template: string, type: OfferType, product: ProductType) => `${template} ${type} ${product}`

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const sellerId = (await aPerson(scope)).id
    const extra = await aProduct(scope, { sellerId, name: 'E-book de recheios' })
    const extraOffer = await anOffer(scope, { productId: extra.id, title: 'Sim, quero', priceCents: 1_000 })
    for (const template of checkoutTemplates)
      for (const { type, product } of sold) {
        const made = await aProduct(scope, { sellerId, type: product })
        await anOrderBump(scope, { productId: made.id, offerId: extraOffer.id })
        const offer = await anOffer(scope, {
          productId: made.id,
          template,
          type,
          priceCents: 10_000,
          recurrencePriceCents: type === 'SUBSCRIPTION' ? 9_000 : null,
          frequencyInDays: type === 'SUBSCRIPTION' ? 30 : null,
          deliveries: [
            { description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 1_990, preSelected: true },
            { description: 'Sedex', deliveryTime: '1 dia', fareAmountCents: 3_490 },
          ],
        })
        offers.set(keyOf(template, type, product), offer.id)
      }
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function open(template: string, type: OfferType, product: ProductType, viewport?: Viewport) {
  // All buyers share one address, whose rate limit counts by the story's clock.
  world.clock.advance({ minutes: 1 })
  const visitor = await visit(browser, viewport)
  await visitor.page.goto(`${world.url}/checkout/${offers.get(keyOf(template, type, product))}`)
  return visitor
}
type Viewport = { width: number; height: number }
const narrow: Viewport = { width: 320, height: 640 }

/** Dropshipping asks step by step; the others show everything at once. */
async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continuar' })
  if ((await next.count()) > 0) await next.click()
}

const lastButton = (page: Page) => page.locator('button.button-pay')
const amountIn = async (page: Page) => (await lastButton(page).textContent())?.replaceAll('\u00a0', ' ')

/**
 * Every method in every layout, each with another kind of sale. With the switch, every method in every layout with
 * every kind of sale.
 */
const isWhole = process.env.BALCAO_EVERY_CHECKOUT === '1'
const stories = checkoutTemplates.flatMap((template, row) =>
  methods.flatMap((method, column) =>
    sold
      .filter((_goods, turn) => isWhole || turn === (row + column) % sold.length)
      .map((goods) => ({ template, ...goods, ...method })),
  ),
)

test.each(stories)(
  '$template sells $product, $type, by $method',
  async ({ template, product, type, method, choose, arrives }) => {
    const { context, page, complaints } = await open(template, type, product)
    // A separate buyer: too many card purchases in an hour are blocked.
    await fillCheckout(page, { email: `${template}.${type}.${product}.${method}@compradora.example` })
    await goOn(page)
    if (product === 'FISICO') {
      await fillAddress(page)
      await goOn(page)
    }
    await page.getByRole('checkbox', { name: /Sim, quero/ }).check()
    await choose(page)
    // Scrolled first, because a click that scrolls may hit the former place of the card frame.
    await page.locator('.pay-bar + *, footer').first().scrollIntoViewIfNeeded()
    const total = product === 'FISICO' ? '129,90' : '110,00'
    expect(await amountIn(page)).toContain(`R$ ${total}`)
    if (type === 'SUBSCRIPTION') {
      expect(await amountIn(page)).toMatch(/Assinar|assinatura/)
      await page.getByText(/Próxima cobrança: R\$\s90,00 em/).waitFor()
      await page.getByText('Cancele quando quiser').waitFor()
    }
    await lastButton(page).click()
    await page.waitForURL(/\/checkout\/payment\//)
    await page.getByRole('heading', { name: arrives }).waitFor()
    const [payment] = await world.owner`select method, amount_cents from payments
      where id = ${page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''}`
    expect(payment).toEqual({ method, amount_cents: total.replace(',', '') })
    expect(complaints).toEqual([])
    await context.close()
  },
)

describe.each(checkoutTemplates)('%s', (template) => {
  test('has no axe violations, empty, invalid and filled in, and never scrolls sideways, down to 320 px', async () => {
    const { context, page } = await open(template, 'SUBSCRIPTION', 'FISICO', narrow)
    const inspect = async (state: string) => {
      for (const viewport of [{ width: 1440, height: 900 }, { width: 768, height: 900 }, narrow]) {
        await page.setViewportSize(viewport)
        const overflow = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        expect(overflow, `${state} at ${viewport.width}`).toBeLessThanOrEqual(0)
        // Axe results hardly depend on the width; only the whole run checks every width.
        if (isWhole || viewport === narrow)
          expect(await findBarriers(page, { withFrames: true }), state).toEqual([])
      }
    }
    await lastButton(page).and(page.locator(':enabled')).waitFor()
    await inspect('empty')
    await lastButton(page).click()
    await page.getByText('Campo obrigatório').first().waitFor()
    await inspect('wrong')
    await fillCheckout(page)
    await goOn(page)
    await fillAddress(page)
    await inspect('address')
    await goOn(page)
    await inspect('payment')
    await context.close()
  })

  test('sells to a person who only uses a keyboard', async () => {
    const { context, page } = await open(template, 'ONE_TIME', 'FISICO', { width: 1440, height: 900 })
    await lastButton(page).and(page.locator(':enabled')).waitFor()
    const typeInto = async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true })
      // Presses Tab until the field has the focus, over any controls between.
      for (let press = 0; press < 30 && !(await isFocused(page, label)); press += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.type(text)
      expect(await field.inputValue()).not.toBe('')
    }
    await typeInto('Nome completo', 'Carolina Nogueira')
    await typeInto('E-mail', 'carolina@compradora.example')
    await typeInto('Celular', '11987654321')
    await typeInto('CPF ou CNPJ', '52998224725')
    if (template === 'DROPSHIPPING') await page.keyboard.press('Enter')
    await typeInto('CEP', '01310100')
    await page.getByText('Avenida Paulista').first().waitFor()
    await typeInto('Número', '1000')
    if (template === 'DROPSHIPPING') {
      await page.keyboard.press('Enter')
      await lastButton(page).filter({ hasText: 'Finalizar' }).waitFor()
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/payment\//)
    await context.close()
  })

  test('is rendered completely on a slow line: no part is shifted by a later one', async () => {
    const { context, page } = await visit(browser, { width: 360, height: 900 })
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    })
    await page.addInitScript(shifts)
    await page.goto(`${world.url}/checkout/${offers.get(keyOf(template, 'ONE_TIME', 'FISICO'))}`)
    await lastButton(page).and(page.locator(':enabled')).waitFor()
    expect(await page.evaluate('window.shifted ?? 0')).toBeLessThan(0.02)
    await context.close()
  })

  test.each([360, 1440])(
    'at %i px keeps input typed before its script loaded, without a layout shift',
    async (width) => {
      const { context, page } = await visit(browser, { width, height: 900 })
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/checkout/**/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${world.url}/checkout/${offers.get(keyOf(template, 'ONE_TIME', 'DIGITAL'))}`, {
        waitUntil: 'commit',
      })
      // A buyer types into painted fields; before that, the browser would lay the page out with half its styles.
      await expect
        .poll(() => page.evaluate("performance.getEntriesByName('first-contentful-paint').length"))
        .toBe(1)
      await page.getByLabel('Nome completo').fill('Rápida Silva')
      await page.evaluate(shifts)
      release()
      await lastButton(page).and(page.locator(':enabled')).waitFor()
      expect(await page.getByLabel('Nome completo').inputValue()).toBe('Rápida Silva')
      expect(await page.evaluate('window.shifted ?? 0')).toBeLessThan(0.02)
      await context.close()
    },
  )
})

/** Sums layout shifts without user input, from the first frame on. */
const shifts = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
}).observe({ type: 'layout-shift', buffered: true })`

async function isFocused(page: Page, label: string): Promise<boolean> {
  const focused = await page.evaluate<string | null>(
    'document.activeElement?.labels?.[0]?.firstChild?.textContent ?? null',
  )
  return focused === label
}
