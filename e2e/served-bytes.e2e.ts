import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'

const bytesMax = 110_000

let world: TestServer
let browser: Browser
const pages = new Map<string, string>()

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    await createBalcaoCatalog(scope, await createBalcaoPeople(scope))
  })
  for (const template of checkoutTemplates) {
    const [offer] =
      await world.owner`select id from offers where template = ${template} order by title limit 1`
    pages.set(`${template} checkout`, `/checkout/${offer?.id}`)
  }
  const [offer] = await world.owner`select id from offers where title = 'Turma aberta'`
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer?.id })
  pages.set('payment', `/checkout/payment/${paymentId}`)
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

type ServedFile = { url: string; origin: string; bytes: number; encoding: string | undefined }

/** Everything that a buyer's browser loads for a page, in bytes on the wire, without the seller's pictures. */
async function served(path: string): Promise<ServedFile[]> {
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
        origin: new URL(response.url()).origin,
        bytes: (await response.request().sizes()).responseBodySize,
        encoding: response.headers()['content-encoding'],
      })),
  )
  await context.close()
  return files
}

test.for([...checkoutTemplates.map((template) => `${template} checkout`), 'payment'])(
  'a buyer receives the %s page with its compressed scripts and styles in at most 110 KB, and nothing from third parties',
  async (name) => {
    const files = await served(pages.get(name) ?? '')
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter(({ url, encoding }) => url.startsWith('/assets/') && encoding === undefined)).toEqual(
      [],
    )
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bytesMax)
    expect(files.filter(({ origin }) => origin !== world.url)).toEqual([])
  },
)
