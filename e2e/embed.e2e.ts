import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFunnel } from '@balcao/server/demo/a-funnel'
import { aPerson } from '@balcao/server/demo/a-person'
import { anAffiliateProgram, anAffiliation } from '@balcao/server/demo/an-affiliation'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { cardFields, fillCard, pressButton } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'
import { openSitesOfOthers, type SitesOfOthers } from './sites-of-others.ts'
import { systemChromium } from './system-chromium.ts'

let world: TestServer
let browser: Browser
let sites: SitesOfOthers
let sellerId: string
let offerId: string

const built = join(import.meta.dirname, '../apps/checkout/dist/embed')

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  sites = await openSitesOfOthers()
  await inScope(world.app, world.platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    const product = await aProduct(scope, { sellerId })
    offerId = (await anOffer(scope, { productId: product.id, allowedSites: [sites.originOf('vitrine')] })).id
  })
})
afterAll(async () => {
  await browser?.close()
  await sites?.stop()
  await world?.stop()
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const addressOf = (offer: string) => `${world.url}/checkout/${offer}`
const script = () => `<script src="${world.url}/embed.js" async></script>`
/** Records the events that the page receives, in order, and any message that reaches it. */
const listener = `<script>
  window.heard = []; window.messages = []
  for (const name of ['opened', 'paid', 'closed'])
    window.addEventListener('balcao:' + name, (event) => heard.push({ name, at: event.target.id ?? 'window', ...event.detail }))
  window.addEventListener('message', ({ data }) => messages.push(data))
</script>`

const buttonPage = (href: string) =>
  `${listener}${script()}<body><main><h1>Curso de pão</h1>
  <a id="comprar" href="${href}" data-balcao-checkout>Comprar</a>
  <p style="height: 3000px">Texto longo</p></main></body>`
const inlinePage = (href: string) =>
  `${listener}${script()}<body><main><h1>Curso de pão</h1>
  <a id="aqui" href="${href}" data-balcao-checkout data-balcao-mode="inline">Comprar</a></main></body>`

const checkoutIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Checkout"]')
const heardBy = (page: Page) => page.evaluate<Record<string, unknown>[]>('heard')
const namesHeardBy = async (page: Page) => (await heardBy(page)).map(({ name }) => name)
const heading = (form: FrameLocator, name: string) => form.getByRole('heading', { name, level: 1 }).waitFor()

async function openSite(address: string, viewport?: { width: number; height: number }) {
  const visitor = await visit(browser, viewport)
  await visitor.page.clock.install({ time: world.clock.now() })
  await visitor.page.goto(address)
  return visitor
}

async function payAtBank(form: FrameLocator): Promise<void> {
  await world.sandbox.bank.pay(await form.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue())
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

/** From the open form to the receipt, by Pix. */
async function buyByPix(page: Page, email: string): Promise<void> {
  const form = checkoutIn(page)
  await fillCheckout(form, { email })
  await pressButton(form, /Gerar Pix|Pagar/)
  await heading(form, 'Pague com Pix')
  await payAtBank(form)
  await heading(form, 'Pagamento confirmado')
}

describe('a checkout in a dialog', () => {
  test('lets a buyer pay by Pix on the page of the site, which gets the events in order and no personal data', async () => {
    const { page, context, complaints } = await openSite(
      sites.publish('vitrine', buttonPage(addressOf(offerId))),
    )
    await page.getByRole('link', { name: 'Comprar' }).click()
    await buyByPix(page, 'pagador@compradora.example')
    // The buyer's own view, without any cookie of ours in this frame.
    await checkoutIn(page).getByText('pa***@compradora.example').waitFor()
    // A link within the page, whose address has the key.
    await checkoutIn(page).getByRole('link', { name: 'Ir direto ao pagamento' }).press('Enter')
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened', 'paid', 'closed'])
    const [order] =
      await world.owner`select code from orders where buyer_email = 'pagador@compradora.example'`
    expect(await heardBy(page)).toEqual([
      { name: 'opened', at: 'comprar', offer: offerId },
      {
        name: 'paid',
        at: 'comprar',
        offer: offerId,
        order: order?.code,
        amountCents: 19_700,
        currency: 'BRL',
      },
      { name: 'closed', at: 'comprar', offer: offerId, isPaid: true },
    ])
    const messages = JSON.stringify(await page.evaluate('messages'))
    expect(messages).not.toMatch(/compradora|Carolina|52998|98765|balcao-frame/)
    expect(page.url()).toContain('vitrine.localhost')
    expect(await context.cookies(world.url)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('lets a buyer pay by card, typed in the frame inside the frame', async () => {
    const { page, context, complaints } = await openSite(
      sites.publish('vitrine', buttonPage(addressOf(offerId))),
    )
    await page.getByRole('link', { name: 'Comprar' }).click()
    const form = checkoutIn(page)
    await fillCheckout(form, { email: 'cartao@compradora.example' })
    await fillCard(form)
    await pressButton(form, /no cartão|em \d+x/)
    await heading(form, 'Pagamento confirmado')
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened', 'paid'])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('works by keyboard alone: Enter opens it, the focus moves in, Escape closes it from any field and returns the focus', async () => {
    const { page, context } = await openSite(sites.publish('vitrine', buttonPage(addressOf(offerId))))
    const focused = () => page.evaluate('document.activeElement.id || document.activeElement.tagName')
    const locked = () => page.evaluate('document.documentElement.style.overflow')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    expect(await locked()).toBe('hidden')
    const form = checkoutIn(page)
    // The first stops are the link to the form and the form itself; the page behind is unreachable.
    await page.keyboard.press('Tab')
    await form.locator(':focus').waitFor()
    await form.getByLabel('Nome completo').focus()
    await page.keyboard.type('Rita Prado')
    await page.keyboard.press('Escape')
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened', 'closed'])
    expect(await focused()).toBe('comprar')
    expect(await locked()).toBe('')

    await page.keyboard.press('Enter')
    // Typed input is still there.
    await expect.poll(() => form.getByLabel('Nome completo').inputValue()).toBe('Rita Prado')
    await form.getByRole('radio', { name: /Cartão/ }).check()
    await cardFields(form).getByLabel('Número do cartão').pressSequentially('4111')
    await cardFields(form).getByText('Visa').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened', 'closed', 'opened', 'closed'])
    expect(await focused()).toBe('comprar')

    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Fechar' }).press('Escape')
    await expect.poll(async () => (await namesHeardBy(page)).length).toBe(6)
    expect(await focused()).toBe('comprar')
    await context.close()
  })

  test('fills the screen on a phone, and has no accessibility violations', async () => {
    const { page, context } = await openSite(sites.publish('vitrine', buttonPage(addressOf(offerId))), {
      width: 360,
      height: 740,
    })
    await page.getByRole('link', { name: 'Comprar' }).click()
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    expect(await findBarriers(page)).toEqual([])
    await context.close()
  })

  test('can be opened by a script of the page, and adds only one name to its window', async () => {
    const plain = await openSite(sites.publish('vitrine', `${listener}<body></body>`))
    const names = 'Object.getOwnPropertyNames(window)'
    const before = await plain.page.evaluate<string[]>(names)
    const { page, context } = await openSite(sites.publish('vitrine', `${listener}${script()}<body></body>`))
    await page.waitForFunction('window.Balcao')
    const after = await page.evaluate<string[]>(names)
    expect(after.filter((name) => !before.includes(name))).toEqual(['Balcao'])
    await page.evaluate(`Balcao.open('${addressOf(offerId)}')`)
    await expect.poll(() => heardBy(page)).toEqual([{ name: 'opened', at: 'window', offer: offerId }])
    await context.close()
    await plain.context.close()
  })
})

test('a checkout inline replaces its link and is as high as its page, up to the receipt', async () => {
  const { page, context, complaints } = await openSite(
    sites.publish('vitrine', inlinePage(addressOf(offerId))),
  )
  const form = checkoutIn(page)
  await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
  expect(await page.getByRole('link', { name: 'Comprar' }).isVisible()).toBe(false)
  const heights = async () => ({
    frame: (await page.locator('iframe').boundingBox())?.height,
    content: Math.ceil((await form.locator('#root').boundingBox())?.height ?? 0),
  })
  const isWhole = async () => {
    const { frame, content } = await heights()
    return content > 300 && frame === content
  }
  await expect.poll(isWhole).toBe(true)
  const atFirst = (await heights()).frame ?? 0
  await form.getByRole('radio', { name: /Cartão/ }).check()
  await expect.poll(async () => (await heights()).frame).toBeGreaterThan(atFirst + 100)
  await expect.poll(isWhole).toBe(true)
  await form.getByRole('radio', { name: /Pix/ }).check()
  await buyByPix(page, 'inline@compradora.example')
  await expect.poll(isWhole).toBe(true)
  expect(await namesHeardBy(page)).toEqual(['opened', 'paid'])
  expect(complaints).toEqual([])
  await context.close()
})

describe('a site that is not on the list', () => {
  test('gets no frame and no message: its link opens the checkout as a page', async () => {
    const { page, context } = await openSite(sites.publish('outra', buttonPage(addressOf(offerId))))
    await page.getByRole('link', { name: 'Comprar' }).click()
    await page.getByRole('dialog').waitFor()
    // The browser refuses the page in the frame, so the frame sends no message.
    await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith(world.url)).length).toBe(0)
    expect(await page.evaluate('messages')).toEqual([])
    await page.clock.fastForward('00:13')
    await page.waitForURL(addressOf(offerId))
    await page.getByLabel('Nome completo').waitFor()
    await context.close()
  })

  test('gets no message in a frame of its own either, even if the frame has the name of an allowed site', async () => {
    const bare = sites.publish(
      'outra',
      `${listener}<body><iframe name="balcao-checkout ${sites.originOf('vitrine')}" src="${addressOf(offerId)}"></iframe></body>`,
    )
    const { page, context } = await openSite(bare)
    await page.waitForLoadState('load')
    expect(page.frames().filter((frame) => frame.url().startsWith(world.url))).toEqual([])
    expect(await page.evaluate('messages')).toEqual([])
    await context.close()
  })

  test('keeps an inline link as a link', async () => {
    const { page, context } = await openSite(sites.publish('outra', inlinePage(addressOf(offerId))))
    await page.locator('iframe').waitFor({ state: 'attached' })
    await page.clock.fastForward('00:13')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    await page.getByRole('link', { name: 'Comprar' }).click()
    await page.waitForURL(addressOf(offerId))
    await context.close()
  })

  test('may show neither the card frame nor a payment', async () => {
    const cards = world.app.config.cardsOrigin
    const { page, context } = await openSite(
      sites.publish(
        'outra',
        `<body><iframe src="${cards}/cards/${new URL(world.url).host}/${offerId}"></iframe></body>`,
      ),
    )
    await page.waitForLoadState('load')
    expect(page.frames().filter((frame) => frame.url().startsWith(cards ?? ''))).toEqual([])
    await context.close()
  })
})

describe('messages of others', () => {
  const forged = (offer: string) => [
    { mark: 'balcao-checkout', type: 'paid', offer, order: 'ABC123', amountCents: 1, currency: 'BRL' },
    { mark: 'balcao-checkout', type: 'close' },
    { mark: 'balcao-checkout', type: 'leave', url: 'https://evil.example/' },
  ]

  test('do nothing when forged by the page itself, by another frame or in the name of the checkout', async () => {
    const hostile = sites.publish(
      'outra',
      `<script>for (const data of ${JSON.stringify(forged(offerId))}) parent.postMessage(data, '*')</script>`,
    )
    const { page, context } = await openSite(
      sites.publish('vitrine', `${buttonPage(addressOf(offerId))}<iframe src="${hostile}"></iframe>`),
    )
    await page.getByRole('link', { name: 'Comprar' }).click()
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    await page.evaluate(`for (const data of ${JSON.stringify(forged(offerId))}) {
      postMessage(data, '*')
      const own = document.querySelector('body > div').shadowRoot.querySelector('iframe').contentWindow
      dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example', source: own }))
      dispatchEvent(new MessageEvent('message', { data, origin: '${world.url}', source: window }))
    }`)
    await expect.poll(() => page.evaluate<number>('messages.length')).toBeGreaterThan(11)
    expect(await namesHeardBy(page)).toEqual(['opened'])
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    expect(page.url()).toContain('vitrine.localhost')
    await context.close()
  })

  test('the checkout sends nothing to a page that uses the name of another allowed site', async () => {
    const offer = await inScope(world.app, world.platformId, async (scope) => {
      const product = await aProduct(scope, { sellerId })
      const allowedSites = [sites.originOf('vitrine'), sites.originOf('outra')]
      return anOffer(scope, { productId: product.id, allowedSites })
    })
    const frame = (name: string) =>
      `<iframe name="balcao-checkout ${sites.originOf(name)}" src="${addressOf(offer.id)}"></iframe>`
    const { page, context } = await openSite(
      sites.publish('outra', `${listener}<body>${frame('vitrine')}</body>`),
    )
    const form = page.frameLocator('iframe')
    const escaped = () => form.getByLabel('Nome completo').press('Escape')
    await form.locator('button.button-pay:enabled').waitFor()
    await escaped()
    expect(await page.evaluate('messages')).toEqual([])
    // With its own name it receives the message.
    await page.goto(sites.publish('outra', `${listener}<body>${frame('outra')}</body>`))
    await form.locator('button.button-pay:enabled').waitFor()
    await escaped()
    await expect.poll(() => page.evaluate<number>('messages.length')).toBeGreaterThan(1)
    await context.close()
  })

  test('the checkout ignores messages of any surrounding page', async () => {
    const { page, context } = await openSite(sites.publish('vitrine', buttonPage(addressOf(offerId))))
    await page.getByRole('link', { name: 'Comprar' }).click()
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    const own = page.frames().find((frame) => frame.url().startsWith(world.url))
    const before = await own?.content()
    await page.evaluate(`for (const data of ${JSON.stringify(forged(offerId))})
      document.querySelector('body > div').shadowRoot.querySelector('iframe').contentWindow.postMessage(data, '${world.url}')`)
    await own?.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    expect(await own?.content()).toBe(before)
    await context.close()
  })
})

describe('where browsers store nothing for a frame of another site', () => {
  let strict: Browser
  beforeAll(async () => {
    strict = await chromium.launch({
      executablePath: systemChromium(),
      ignoreDefaultArgs: ['--disable-features=ThirdPartyStoragePartitioning'],
      args: ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout'],
    })
  })
  afterAll(() => strict?.close())

  /** Storage that throws, as in a browser that blocks all storage. */
  const withoutStorage = `if (window.parent !== window)
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })`

  async function openStrictly(address: string): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await visit(strict, { width: 1200, height: 800 })
    await context.addInitScript(withoutStorage)
    await page.clock.install({ time: world.clock.now() })
    await page.goto(address)
    await page.getByRole('link', { name: 'Comprar' }).click()
    return { page, context }
  }

  test('a buyer pays, accepts an upsell, and pays it by another code', async () => {
    const [first, second] = await inScope(world.app, world.platformId, async (scope) => {
      const course = await aProduct(scope, { sellerId, name: 'Curso de pizza' })
      const offer = await anOffer(scope, { productId: course.id, allowedSites: [sites.originOf('vitrine')] })
      const sheet = await aProduct(scope, { sellerId, name: 'Planilha de custos' })
      const step = await anOffer(scope, { productId: sheet.id, priceCents: 4_700 })
      await aFunnel(scope, { sellerId, offerId: offer.id, stepOfferIds: [step.id] })
      return [offer.id, step.id]
    })
    const { page, context } = await openStrictly(sites.publish('vitrine', buttonPage(addressOf(first ?? ''))))
    const cookies: (string | undefined)[] = []
    context.on('request', (request) => cookies.push(request.headers().cookie))
    const form = checkoutIn(page)
    await fillCheckout(form, { email: 'sem.cookies@compradora.example' })
    await pressButton(form, /Gerar Pix|Pagar/)
    await heading(form, 'Pague com Pix')
    await payAtBank(form)
    await page.waitForFunction("messages.filter(({ type }) => type === 'ready').length === 3")
    await pressButton(form, /^Sim/)
    await heading(form, 'Pague com Pix')
    await form.getByText('R$ 47,00').first().waitFor()
    await payAtBank(form)
    await heading(form, 'Pagamento confirmado')
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened', 'paid', 'paid'])
    expect((await heardBy(page)).map(({ offer, amountCents }) => [offer, amountCents])).toEqual([
      [first, undefined],
      [first, 19_700],
      [second, 4_700],
    ])
    expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([])
    await context.close()
  })

  test('a buyer who has paid ends on the seller’s own page, in the whole window and without the key', async () => {
    const offer = await inScope(world.app, world.platformId, async (scope) => {
      const thankYouUrl = 'https://obrigado.example/curso'
      const course = await aProduct(scope, { sellerId, name: 'Curso de bolo', thankYouUrl })
      return anOffer(scope, { productId: course.id, allowedSites: [sites.originOf('vitrine')] })
    })
    const address = sites.publish('vitrine', buttonPage(`${addressOf(offer.id)}?utm_source=ig&nome=Rita`))
    const { page, context } = await openStrictly(address)
    await context.route('https://obrigado.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Obrigado</h1>' }),
    )
    const form = checkoutIn(page)
    await expect.poll(() => form.getByLabel('Nome completo').inputValue()).toBe('Rita')
    await fillCheckout(form, { email: 'obrigada@compradora.example' })
    await pressButton(form, /Gerar Pix|Pagar/)
    await heading(form, 'Pague com Pix')
    await payAtBank(form)
    await page.waitForURL(/obrigado\.example/)
    const thanked = new URL(page.url())
    expect([...thanked.searchParams.keys()]).toEqual(['utm_source', 'paymentId'])
    await context.close()
  })

  test('the affiliate whose link led to the site earns the commission, also on a later visit', async () => {
    const { affiliateId, affiliationId, offer } = await inScope(
      world.app,
      world.platformId,
      async (scope) => {
        const { id: affiliateId } = await aPerson(scope, { document: '39053344705' })
        const course = await aProduct(scope, { sellerId, name: 'Curso de café' })
        const offer = await anOffer(scope, {
          productId: course.id,
          allowedSites: [sites.originOf('vitrine')],
        })
        await anAffiliateProgram(scope, { productId: course.id })
        const affiliationId = await anAffiliation(scope, { productId: course.id, affiliateId })
        return { affiliateId, affiliationId, offer }
      },
    )
    const address = sites.publish('vitrine', buttonPage(`${addressOf(offer.id)}?nome=Rita`))
    await world.owner`update products set sales_page_url = ${address} where id = ${offer.productId}`
    const { page, context } = await openStrictly(`${world.url}/r/${affiliationId}`)
    expect(page.url().startsWith(`${address}?balcao-click=`)).toBe(true)
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    await page.goto(address)
    await page.getByRole('link', { name: 'Comprar' }).click()
    await expect.poll(() => namesHeardBy(page)).toEqual(['opened'])
    await buyByPix(page, 'indicada@compradora.example')
    const [order] = await world.owner`
      select offer_id, affiliate_id from orders where buyer_email = 'indicada@compradora.example'`
    expect(order).toEqual({ offer_id: offer.id, affiliate_id: affiliateId })
    await context.close()
  })

  test('a buyer can pay by card', async () => {
    const { page, context } = await openStrictly(sites.publish('vitrine', buttonPage(addressOf(offerId))))
    const form = checkoutIn(page)
    await fillCheckout(form, { email: 'cartao.sem.cookies@compradora.example' })
    await fillCard(form)
    await pressButton(form, /no cartão|em \d+x/)
    await heading(form, 'Pagamento confirmado')
    await form.getByText('ca***@compradora.example').waitFor()
    await context.close()
  })
})

describe('where the script does not work', () => {
  test('a link stays a link if the script fails to load or scripts are switched off', async () => {
    const address = sites.publish('vitrine', buttonPage(addressOf(offerId)))
    const { page, context } = await visit(browser)
    await page.route('**/embed.js', (route) => route.abort())
    await page.goto(address)
    await page.getByRole('link', { name: 'Comprar' }).click()
    await page.waitForURL(addressOf(offerId))
    await context.close()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const silent = await plain.newPage()
    await silent.goto(address)
    await silent.getByRole('link', { name: 'Comprar' }).click()
    await silent.waitForURL(addressOf(offerId))
    await plain.close()
  })

  test('a link opens the checkout as a page if the site’s policy refuses the frame', async () => {
    const policy = `default-src 'self'; script-src 'unsafe-inline' ${world.url}; style-src 'self'`
    const address = sites.publish('vitrine', buttonPage(addressOf(offerId)), {
      'content-security-policy': policy,
    })
    const { page, context } = await openSite(address)
    await page.getByRole('link', { name: 'Comprar' }).click()
    await page.getByRole('dialog').waitFor()
    await page.clock.fastForward('00:13')
    await page.waitForURL(addressOf(offerId))
    await context.close()
  })

  test('a press with Ctrl, and a link to another place, are left to the browser', async () => {
    const { page, context } = await openSite(
      sites.publish(
        'vitrine',
        `${buttonPage(addressOf(offerId))}<a href="${world.url}/my-purchases" data-balcao-checkout>Compras</a>`,
      ),
    )
    const tab = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Comprar' }).click({ modifiers: ['Control'] })
    await (await tab).waitForURL(addressOf(offerId))
    await page.getByRole('link', { name: 'Compras' }).click()
    await page.waitForURL(/my-purchases|login/)
    await context.close()
  })
})

test('the script has less than 8 KB, is revalidated after minutes, and loads into any site', async () => {
  expect(readFileSync(join(built, 'embed.js.gz')).length).toBeLessThan(8_000)
  const answer = await fetch(`${world.url}/embed.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const age = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1])
  expect(age).toBeGreaterThan(0)
  expect(age).toBeLessThanOrEqual(600)
  const again = await fetch(`${world.url}/embed.js`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  // The script sends nothing from the page: no call, no cookie.
  expect(await answer.text()).not.toMatch(/fetch\(|XMLHttpRequest|sendBeacon|\.cookie|\.innerHTML/)
})
