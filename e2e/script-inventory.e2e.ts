import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptInventory } from '@balcao/build/list-scripts'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { replacePixels } from '@balcao/server/modules/tracking/replace-pixels'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fakeVendors } from './fake-pixel-vendors.ts'

const built = join(import.meta.dirname, '../apps/checkout/dist/client')
const inventory: ScriptInventory = JSON.parse(
  readFileSync(join(built, '.vite/script-inventory.json'), 'utf8'),
)
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64')

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

test('the inventory names every built script with its reason and its hash', () => {
  const files = globSync('**/*.js', { cwd: built }).map((file) => ({
    file,
    sha256: hashOf(readFileSync(join(built, file))),
    reason: expect.stringMatching(/\w{3}/),
  }))
  expect(files.length).toBeGreaterThan(8)
  expect(new Set(inventory.ours)).toEqual(new Set(files))
})

test.each(['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const)(
  'a buyer’s browser runs only listed scripts, from the %s checkout to the payment page',
  async (template) => {
    const { offerId } = await inScope(world.app, world.platformId, async (scope) => {
      const { id: sellerId } = await aPerson(scope)
      const product = await aProduct(scope, { sellerId })
      await replacePixels(scope, product.id, [{ vendor: 'facebook', pixelId: '123456789012345' }])
      return { offerId: (await anOffer(scope, { productId: product.id, template })).id }
    })
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId })
    const { context, page } = await visit(browser)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await fakeVendors(context)
    const counted = page.waitForRequest(/facebook\.com\/tr/)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await counted
    await page.goto(`${world.url}/checkout/payment/${paymentId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()

    const ran = responses.filter((response) => response.request().resourceType() === 'script')
    const known = new Map(inventory.ours.map(({ file, sha256 }) => [`/assets/checkout/${file}`, sha256]))
    const vendors = inventory.vendors.map(({ script }) => script)
    const ofOthers = ran.map((response) => response.url()).filter((url) => url.startsWith('https:'))
    expect(ofOthers.length).toBeGreaterThan(0)
    expect(ofOthers.filter((url) => !vendors.includes(url.replace(/\?.*/, '')))).toEqual([])
    const ofOurs = ran.filter((response) => !response.url().startsWith('https:'))
    expect(ofOurs.length).toBeGreaterThan(4)
    for (const response of ofOurs) {
      const { pathname } = new URL(response.url())
      const served = await fetch(`${world.url}${pathname}`)
      expect(known.get(pathname), pathname).toBe(hashOf(Buffer.from(await served.arrayBuffer())))
    }
    await context.close()
  },
)

test('a script injected into the page in transit does not run, and is reported', async () => {
  const offerId = await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId })
    return (await anOffer(scope, { productId: product.id })).id
  })
  const { context, page } = await visit(browser)
  await page.route(/\/checkout\//, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '</head>',
      '<script>window.stolen = 1</script><script src="https://evil.example/x.js"></script></head>',
    )
    await route.fulfill({ response: answer, body })
  })
  const reports: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/reports/csp')) reports.push(`${request.url()} ${request.postData()}`)
  })
  await page.goto(`${world.url}/checkout/${offerId}`)
  await page.locator('button.button-pay:enabled').waitFor()
  await expect.poll(() => reports.length).toBe(2)
  expect(reports.join('\n')).toMatch(/page=checkout.*inline.*page=checkout.*evil\.example/s)
  expect(await page.evaluate('window.stolen')).toBeUndefined()
  await context.close()
})
