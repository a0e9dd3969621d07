import { randomUUID } from 'node:crypto'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'

const templates = ['DEFAULT', 'VEGA', 'DROPSHIPPING'] as const

let world: TestServer
let browser: Browser
let offerIds: Record<(typeof templates)[number], string>

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    const offerOf = async (template: (typeof templates)[number]) =>
      (await anOffer(scope, { productId: product.id, template })).id
    offerIds = {
      DEFAULT: await offerOf('DEFAULT'),
      VEGA: await offerOf('VEGA'),
      DROPSHIPPING: await offerOf('DROPSHIPPING'),
    }
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

// The rate limit of the address recovers with time.
beforeEach(() => world.clock.advance({ hours: 1 }))

/**
 * A buyer who has filled in the form and presses the button; with a record of the requests and answers from
 * then on.
 */
async function pressToPay(template: (typeof templates)[number], prepare: (page: Page) => Promise<unknown>) {
  const { page } = await visit(browser)
  const sent: { purchaseId: string; status: number }[] = []
  page.on('response', (response) => {
    if (response.url().includes('checkout.purchase'))
      sent.push({ purchaseId: response.request().postDataJSON().purchaseId, status: response.status() })
  })
  await page.goto(`${world.url}/checkout/${offerIds[template]}`)
  await fillCheckout(page, { email: `${template.toLowerCase()}@compradora.example` })
  if (template === 'DROPSHIPPING') await page.getByRole('button', { name: 'Continuar' }).click()
  await prepare(page)
  await page.getByRole('button', { name: /com Pix/ }).click()
  return { page, sent }
}

describe.each(templates)('in the layout %s', (template) => {
  test('a busy server is retried by the page itself with the same purchase, and the buyer sees a calm message', async () => {
    let refusals = 2
    const { page, sent } = await pressToPay(template, (opened) =>
      opened.route('**/checkout.purchase', (route) =>
        refusals-- > 0
          ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'overloaded' } })
          : route.continue(),
      ),
    )
    await page.getByText('Estamos tentando novamente').first().waitFor()
    await page.waitForURL(/\/checkout\/payment\//)
    expect(sent.map(({ status }) => status)).toEqual([503, 503, 200])
    expect(new Set(sent.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  })

  test('a buyer behind a widely shared address pays, and the page does the requested proof of work', async () => {
    const { page, sent } = await pressToPay(template, async () => {
      const order = { name: 'Ana Prado', email: 'ana@compradora.example', paymentMethod: 'PIX' }
      const stranger = () =>
        fetch(`${world.url}/api/trpc/checkout.purchase`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...order, purchaseId: randomUUID(), offerId: randomUUID() }),
        })
      const statuses: number[] = []
      // More purchases at once would be refused as a flood.
      for (let group = 0; group < 6; group += 1)
        for (const { status } of await Promise.all(Array.from({ length: 10 }, stranger)))
          statuses.push(status)
      expect(statuses).toContain(428)
    })
    await page.waitForURL(/\/checkout\/payment\//)
    expect(sent.map(({ status }) => status)).toEqual([428, 200])
    expect(new Set(sent.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  })
})
