import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase } from '../apps/server/src/demo/a-purchase.ts'
import { createBalcaoCatalog } from '../apps/server/src/demo/create-balcao-catalog.ts'
import { createBalcaoPeople } from '../apps/server/src/demo/create-demo-people.ts'
import { listSoldOffers } from '../apps/server/src/demo/list-sold-offers.ts'
import { inScope } from '../apps/server/src/scope.ts'
import { createTestServer, type TestServer } from '../apps/server/test/test-server.ts'
import { openBrowser, visit } from './browser.ts'

const bytesMax = 110_000

let world: TestServer
let browser: Browser
let checkout: string
let payment: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const offers = await inScope(world.app, world.platformId, async (scope) => {
    await createBalcaoCatalog(scope, await createBalcaoPeople(scope))
    return listSoldOffers(scope)
  })
  const offerId =
    offers.find(({ isPhysical, isSubscription }) => !isPhysical && !isSubscription)?.offerId ?? ''
  checkout = `/checkout/${offerId}`
  payment = `/checkout/payment/${(await aPurchase(world.app, world.platformId, { offerId })).paymentId}`
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** Everything that a buyer's browser fetches for a page, as it travelled, without the seller's pictures. */
async function served(path: string): Promise<{ url: string; bytes: number; encoding: string | undefined }[]> {
  const { context, page } = await visit(browser)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(`${world.url}${path}`)
  await page.waitForLoadState('load')
  const files = await Promise.all(
    responses
      .filter((response) => /^(document|script|stylesheet)$/.test(response.request().resourceType()))
      .map(async (response) => ({
        url: new URL(response.url()).pathname,
        bytes: (await response.request().sizes()).responseBodySize,
        encoding: response.headers()['content-encoding'],
      })),
  )
  await context.close()
  return files
}

test.for(['checkout', 'payment'] as const)(
  'a buyer receives the %s page with its scripts and styles, which come compressed, in at most 110 KB',
  async (name) => {
    const files = await served(name === 'checkout' ? checkout : payment)
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter(({ url, encoding }) => url.startsWith('/assets/') && encoding === undefined)).toEqual(
      [],
    )
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bytesMax)
  },
)
