import { readFile } from 'node:fs/promises'
import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, anOrderBump, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHostilePage } from './a-hostile-page.ts'
import { openBrowser, visit } from './browser.ts'
import { hostileStrings } from './hostile-strings.ts'

type Renderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderCheckoutPage(page: CheckoutPage, assets: unknown): { html: string }
}

let world: TestServer
let browser: Browser
let render: (page: CheckoutPage) => string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const built = new URL('../apps/checkout/dist/', import.meta.url)
  const renderer: Renderer = await import(/* @vite-ignore */ new URL('server/entry-server.js', built).href)
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', built), 'utf8'))
  const assets = renderer.assetsFromManifest(manifest)
  render = (page) => renderer.renderCheckoutPage(page, assets).html
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/**
 * The structure of documents as a browser parses them: their elements with attribute names, and their
 * targets.
 */
const readBones = `(pages) => pages.map((html) => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const pointing = ['src', 'href', 'action', 'srcdoc', 'style']
  return {
    // A picture, its preload, an initial and a name replace each other in one place, so all of them are left out.
    bones: [...document.querySelectorAll('*')]
      .filter((element) => !element.matches('img, link[rel=preload], .product-initial, .header-initial, .header-name'))
      .map((element) => element.localName + ' ' + element.getAttributeNames().sort().join(' '))
      .join('\\n'),
    targets: [...document.querySelectorAll('*')].flatMap((element) =>
      pointing.map((name) => element.getAttribute(name)).filter((value) => value !== null)),
  }
})`

type Bones = { bones: string; targets: string[] }

const ourTargets = /^(?:\/(?!\/)|#|mailto:|https:\/\/wa\.me\/|https:\/\/buscacepinter\.correios\.com\.br\/)/

describe.each(checkoutTemplates)('%s', (template) => {
  test(`${hostileStrings.length} hostile strings in every field stay text in a page of the same structure`, async () => {
    const { context, page } = await visit(browser)
    const pages = ['inofensivo', ...hostileStrings].map((text) => render(aHostilePage(template, text)))
    const [harmless, ...hostile] = await page.evaluate<Bones[]>(`(${readBones})(${JSON.stringify(pages)})`)
    expect(hostile).toHaveLength(hostileStrings.length)
    const broken = hostile.flatMap(({ bones, targets }, index) => [
      ...(bones === harmless?.bones ? [] : [hostileStrings[index]]),
      // The server puts no third-party image into a page. Here the page is rendered without the server, and the
      // page's policy would refuse the image.
      ...targets.filter((target) => !ourTargets.test(target) && target !== hostileStrings[index]),
    ])
    expect(broken).toEqual([])
    await context.close()
  })

  test('opened for real, the page runs nothing, calls no third party, and the form can be filled in', async () => {
    const text = `"'></script></style><img src=//evil.example/p onerror=canary()><script>canary()</script>`
    const { builder } = aHostilePage(template, text)
    const offerId = await inScope(world.app, world.platformId, async (scope) => {
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id, name: text, description: text })
      const bump = await anOffer(scope, { productId: product.id, title: text, priceCents: 100 })
      await anOrderBump(scope, { productId: product.id, offerId: bump.id })
      return (await anOffer(scope, { productId: product.id, title: text, template, builder })).id
    })
    const { context, page, complaints } = await visit(browser)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== world.url) strangers.push(request.url())
    })
    page.on('dialog', (dialog) => void strangers.push(dialog.message()))
    await page.addInitScript('window.canary = () => { window.wasCaught = true }')
    await page.goto(`${world.url}/checkout/${offerId}`)
    await page.getByLabel('Nome completo').fill('Carolina Nogueira')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('window.wasCaught')).toBeUndefined()
    expect(strangers).toEqual([])
    expect(complaints).toEqual([])
    expect(await page.getByText('<script>canary()</script>').count()).toBeGreaterThan(3)
    await context.close()
  })
})
