import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, BrowserContext, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser
let shop: CourseShop

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await aCourseShop(world)
  // Without a sale the dashboard renders no chart, and the chart's weight would not count.
  await aPurchase(world.app, world.platformId, { offerId: shop.offerId, method: 'CREDIT_CARD' })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const signIn = (context: BrowserContext) => logIn(context, world.url, { door: 'SELLER', email: shop.email })

/** Everything that a browser loads until a page is idle, in bytes on the wire. */
async function openedWith(path: string, isSignedIn: boolean) {
  const { context, page, settled } = await visit(browser, { width: 1440, height: 900 })
  if (isSignedIn) await signIn(context)
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    // The counts in the menu are requested a second after the page, which a slow machine may exceed.
    if (!request.url().includes('waiting.count')) requests.push(request)
  })
  await page.goto(`${world.url}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled()
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  const calls = requests.map((request) => request.url()).filter((url) => url.includes('/api/trpc/'))
  const named = await page.evaluate<string[]>(
    "[...document.querySelectorAll('link[rel=modulepreload][href], script[src]')].map((tag) => tag.href || tag.src)",
  )
  const scripts = requests.filter((request) => request.resourceType() === 'script').map((each) => each.url())
  const answer = {
    requests: requests.length,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    calls,
    unnamedScripts: scripts.filter((script) => !named.includes(script)),
  }
  await context.close()
  return answer
}

describe('a screen of the console', () => {
  test.for([
    { path: '/login', isSignedIn: false, requests: 12, kilobytes: 170 },
    { path: '/platform/dashboard', isSignedIn: true, requests: 26, kilobytes: 248 },
    { path: '/platform/my-sales', isSignedIn: true, requests: 27, kilobytes: 249 },
  ])(
    '$path opens with at most $requests requests and $kilobytes KB',
    async ({ path, isSignedIn, requests, kilobytes }) => {
      const opened = await openedWith(path, isSignedIn)
      expect(opened.requests).toBeLessThanOrEqual(requests)
      expect(opened.bytes).toBeLessThanOrEqual(kilobytes * 1000)
    },
  )

  test('requests its own data first: the session came with the page', async () => {
    const { calls } = await openedWith('/platform/my-products', true)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toContain('seller.products.list')
  })

  test('has every script that it waits for named in its page', async () => {
    const { unnamedScripts } = await openedWith('/platform/my-products', true)
    expect(unnamedScripts).toEqual([])
  })
})

test.for([
  { door: 'SELLER', path: '/platform/dashboard', shows: 'seller.reports.dashboard' },
  { door: 'SELLER', path: '/platform/my-sales', shows: 'seller.sales.list' },
  { door: 'MANAGER', path: '/manager-root/dashboard', shows: 'manager.reports.dashboard' },
  { door: 'ADMIN', path: '/admin-root/dashboard', shows: 'admin.reports.figures' },
  { door: 'ADMIN', path: '/admin-root/manage-sales', shows: 'admin.sales.list' },
] as const)(
  '$path requests its data while its scripts are loading, and nothing twice',
  async ({ door, path, shows }) => {
    const { context, page, settled } = await visit(browser, { width: 1440, height: 900 })
    await logIn(context, world.url, { door, email: await emailAt(door) })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/trpc/')) asked.push(...pathname.replace('/api/trpc/', '').split(','))
    })
    // A change of the data would be a reason for a second request.
    await page.route('**/api/changes', () => {})
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/console/foundation-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${world.url}${path}`, { waitUntil: 'commit' })
    await expect.poll(() => asked.join()).toContain(shows)
    const first = [...asked]
    release()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled()
    expect(asked.filter((procedure) => first.includes(procedure))).toEqual(first)
    await context.close()
  },
)

async function emailAt(door: 'SELLER' | 'MANAGER' | 'ADMIN'): Promise<string> {
  if (door === 'SELLER') return shop.email
  const permissions = door === 'ADMIN' ? [...adminPermissions] : []
  const person = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: [door], permissions }),
  )
  return person.email
}

test('a failed first request is repeated without an error of the page, and the screen opens', async () => {
  const { context, page } = await visit(browser, { width: 1440, height: 900 })
  await signIn(context)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  let asks = 0
  await page.route('**/api/trpc/*seller.reports.dashboard*', (route) => {
    asks += 1
    return asks === 1 ? route.abort() : route.continue()
  })
  await page.goto(`${world.url}/platform/dashboard`)
  await page.locator('main figure').first().waitFor()
  expect(asks).toBeGreaterThan(1)
  expect(errors).toEqual([])
  await context.close()
})

describe('before any script has run', () => {
  async function paintedAt(path: string, isSignedIn: boolean) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    if (isSignedIn) await signIn(context)
    const page = await context.newPage()
    await page.goto(`${world.url}${path}`)
    const painted = {
      door: await page.locator('.fp-door').isVisible(),
      area: await page.locator('.fp-area').isVisible(),
      brand: await page.locator('[data-platform-name]').filter({ visible: true }).allTextContents(),
    }
    await context.close()
    return painted
  }

  test('a login page is painted as such, with the name of the platform', async () => {
    const painted = await paintedAt('/login', false)
    expect(painted).toEqual({ door: true, area: false, brand: [expect.stringMatching(/.+/)] })
  })

  test('an area is painted with its menu and header, and for a visitor without a session as its login page', async () => {
    expect(await paintedAt('/platform/dashboard', true)).toMatchObject({ door: false, area: true })
    expect(await paintedAt('/platform/dashboard', false)).toMatchObject({ door: true, area: false })
  })
})

test('the outline stays until the whole screen can be rendered, without an empty page in between', async () => {
  const { context, page, complaints } = await visit(browser, { width: 1440, height: 900 })
  await signIn(context)
  await page.addInitScript(`
    // The parser may add the root a moment before its outline, where a packet ends between the two.
    let isPainted = false
    new MutationObserver(() => {
      const isFull = Boolean(document.getElementById('root')?.childElementCount)
      if (isPainted && !isFull) console.error('the page was empty')
      isPainted ||= isFull
    }).observe(document, { childList: true, subtree: true })`)
  await page.goto(`${world.url}/platform/my-sales`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
