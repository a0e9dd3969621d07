import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { checkPayment } from '@balcao/server/modules/payments/asking/check-payment'
import { cancelSubscription } from '@balcao/server/modules/subscriptions/cancel-subscription'
import { asSeller } from '@balcao/server/modules/subscriptions/subscription-viewer'
import { inScope } from '@balcao/server/scope'
import { callAs } from '@balcao/server/test/call-as'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'
import { plainSpaces } from './plain-spaces.ts'

let world: TestServer
let browser: Browser
let seller: { id: string; email: string }
let stranger: { email: string }

/** One subscriber stays at 30.00 a month, and another one at 60.00 cancels a month later. */
beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const plans = await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    stranger = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Clube do levain' })
    const plan = (cents: number) =>
      anOffer(scope, {
        productId,
        type: 'SUBSCRIPTION',
        priceCents: cents,
        recurrencePriceCents: cents,
        frequencyInDays: 60,
      })
    return [(await plan(6_000)).id, (await plan(12_000)).id]
  })
  for (const offerId of plans) {
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, method: 'PIX' })
    const [code] = await world.owner`select pix_code from payments where id = ${paymentId}`
    await world.sandbox.bank.pay(code?.pix_code)
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
    await world.drainJobs()
  }
  world.clock.advance({ days: 31 })
  const [dearer] = await world.owner`select id from subscriptions where price_cents = 12000`
  await callAs(world, { userId: seller.id, role: 'SELLER' })(
    (caller, input) => cancelSubscription(asSeller(caller), input),
    { subscriptionId: dearer?.id as string, at: 'NOW' as const },
  )
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function openHistory(email: string, viewport?: { width: number; height: number }) {
  const visitor = await visit(browser, viewport)
  await visitor.page.clock.install({ time: world.clock.now() })
  await logIn(visitor.context, world.url, { door: 'SELLER', email })
  await visitor.page.goto(`${world.url}/platform/subscriptions?tab=history`)
  return visitor
}

/** The rows of the table as the seller reads them. */
async function movementsIn(page: Page, name: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name }).getByRole('row').all()
  return Promise.all(
    rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map((text) => plainSpaces(text))),
  )
}

test('a seller reads on a phone what moved the recurring revenue of each month, and downloads it', async () => {
  const { context, page, complaints, settled } = await openHistory(seller.email, { width: 360, height: 780 })
  await page.getByRole('heading', { name: 'Movimentos da receita recorrente (MRR)' }).waitFor()
  await settled()
  const [, present = [], former = []] = await movementsIn(page, 'Movimentos da receita recorrente (MRR)')
  const none = 'R$ 0,00'
  expect(former.slice(1)).toEqual([none, 'R$ 90,00', none, none, none, none, none, 'R$ 90,00'])
  expect(present.slice(1)).toEqual(['R$ 90,00', none, none, none, none, '−R$ 60,00', none, 'R$ 30,00'])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  const file = await context.request.get(
    `${world.url}${await page.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href')}`,
  )
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines.at(-1)).toMatch(/;?BRL;90,00;0,00;0,00;0,00;0,00;-60,00;0,00;30,00$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('a seller without subscriptions reads when the history begins, and gets no line of another seller', async () => {
  const { context, page, complaints } = await openHistory(stranger.email)
  await page.getByText('Evolução disponível após a primeira assinatura paga').waitFor()
  expect(await page.getByText('R$ 90,00').count()).toBe(0)
  const file = await context.request.get(`${world.url}/api/exports/recurring-revenue.csv`)
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})
