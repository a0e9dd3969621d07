import { randomUUID } from 'node:crypto'
import { accessGrants } from '@balcao/server/db/schema/access'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anEndpoint } from '@balcao/server/demo/an-endpoint'
import { anImport } from '@balcao/server/demo/an-import'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createDemoCourse } from '@balcao/server/demo/create-demo-course'
import { createDemoPartners } from '@balcao/server/demo/create-demo-partners'
import { createBalcaoPeople, createOperator } from '@balcao/server/demo/create-demo-people'
import { listSoldOffers } from '@balcao/server/demo/list-sold-offers'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { inScope, type Scope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { logIn } from './log-in.ts'
import { mailedCode } from './mailed-code.ts'

/**
 * The console's own table of screens. Read as data only: its screens are browser code and are not part of
 * these types.
 */
type Area = { role: string; prefix: string; screens: readonly { path: string }[] }
type Areas = { areas: readonly { load(): Promise<Area> }[] }
const tableOfScreens = new URL('../apps/console/src/areas/areas.ts', import.meta.url).href
const { areas: unopened }: Areas = await import(/* @vite-ignore */ tableOfScreens)
const areas = await Promise.all(unopened.map((area) => area.load()))

let world: TestServer
let browser: Browser
let checkout: string
let payment: string

/** A sale of the demo's past may be by card even for a subscription, although no card is stored. */
const pastSale = { ip: '127.0.0.1', isDemo: true } as const

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await createOperator(world.app)
  const offers = await inScope(world.app, world.platformId, async (scope) => {
    await createBalcaoCatalog(scope, await createBalcaoPeople(scope))
    await createDemoPartners(scope)
    samples.endpointId = (await anEndpoint(scope, { sellerId: null })).id
    return listSoldOffers(scope)
  })
  const [offer] = offers.filter(({ isPhysical }) => !isPhysical)
  for (const method of ['PIX', 'CREDIT_CARD', 'CREDIT_CARD', 'BILLET'] as const)
    await aPurchase(world.app, world.platformId, { offerId: offer?.offerId ?? '', method }, pastSale)
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer?.offerId ?? '' })
  const [order] = await world.owner`select order_id from payments where id = ${paymentId}`
  samples.orderId = order?.order_id
  const [withBumps] = await world.owner`
    select product_id, id from offers where title = 'Turma aberta'`
  samples.productId = withBumps?.product_id
  samples.offerId = withBumps?.id
  samples.platformId = world.platformId
  const [owner] = await world.owner`select seller_id from products where id = ${withBumps?.product_id}`
  samples.importId = await inScope(world.app, world.platformId, (scope) =>
    anImport(scope, { sellerId: owner?.seller_id }),
  )
  samples.grantId = await inScope(world.app, world.platformId, (scope) =>
    aStudent(scope, withBumps?.product_id),
  )
  checkout = `/checkout/${offer?.offerId}`
  payment = `/checkout/payment/${paymentId}`
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const passwordDoors = { SELLER: 'marina', ADMIN: 'admin', MASTER: 'master', MANAGER: 'gerente' } as const

const logInAt = (context: BrowserContext, door: keyof typeof passwordDoors) =>
  logIn(context, world.url, { door, email: `${passwordDoors[door]}@demo.balcao.example` })

const email = 'carolina@compradora.example'

/** The buyer of the purchases above has a course too. */
async function aStudent(scope: Scope, productId: string): Promise<string> {
  const { tx, platformId, now } = scope
  await createDemoCourse(scope)
  const { userId: customerId } = await ensureCustomer(scope, { email, name: 'Carolina' })
  const id = randomUUID()
  await tx
    .insert(accessGrants)
    .values({ id, platformId, productId, customerId, source: 'GIFT', grantedAt: now })
  return id
}

/** The buyer enters by the code from the mailbox. */
async function enterByCode({ request }: BrowserContext): Promise<void> {
  await inScope(world.app, world.platformId, (scope) => ensureCustomer(scope, { email, name: 'Carolina' }))
  await request.post(`${world.url}/api/trpc/account.requestCustomerCode`, { data: { email } })
  const answer = await request.post(`${world.url}/api/trpc/account.enterWithCustomerCode`, {
    data: { email, code: await mailedCode(world, email) },
  })
  expect(answer.status()).toBe(200)
}

/** Sample values of the screens' address parameters. */
const samples: Record<string, string | undefined> = { integrationId: 'facebook', connection: 'whatsapp' }

function addressOf(prefix: string, path: string): string {
  const filled = path.replace(/\$(\w+)/g, (parameter, name: string) => {
    const sample = samples[name]
    if (sample === undefined) throw new Error(`Give the screen ${path} a sample for ${parameter}`)
    return sample
  })
  return [prefix, filled].filter(Boolean).join('/')
}

type Scheme = 'light' | 'dark'

/** Screens are checked in light and dark alternately; with the switch, each screen in both. */
const isWhole = process.env.BALCAO_BOTH_SCHEMES === '1'
const schemesOf = (place: number): readonly Scheme[] =>
  isWhole ? ['light', 'dark'] : [place % 2 === 0 ? 'light' : 'dark']

/** Checks of every page: no console errors, no accessibility violations, no sideways scrolling on a phone. */
async function inspect(
  { page, complaints, settled }: Visit,
  path: string,
  schemes: readonly Scheme[],
): Promise<void> {
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light' })
  await page.goto(`${world.url}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled()
  for (const [turn, colorScheme] of schemes.entries()) {
    if (turn > 0) await page.emulateMedia({ colorScheme })
    // In the second scheme only the colours differ.
    const rules = turn === 0 ? {} : { rules: ['color-contrast'] }
    expect(await findBarriers(page, rules), `${path} ${colorScheme}`).toEqual([])
  }
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  expect(complaints, path).toEqual([])
}

const narrow = { width: 360, height: 780 }

const doors = [
  '/login',
  '/register',
  '/admin-root-login',
  '/master-root-login',
  '/manager-login',
  '/recover-password',
  '/my-purchases',
  '/request-refund',
  '/request-refund?find=person',
  '/request-refund?find=charge',
  '/demo',
  '/dev/mailbox',
]

describe('every page, on a phone, in light and dark', () => {
  let stranger: Visit

  beforeAll(async () => {
    stranger = await visit(browser, narrow)
  })
  afterAll(() => stranger?.context.close())

  test.each(doors.entries().toArray())('%i %s', async (place, path) => {
    stranger.complaints.splice(0)
    await inspect(stranger, path, schemesOf(place))
  })

  // These two always have the light theme.
  test("the buyer's pages", async () => {
    const visitor = await visit(browser, narrow)
    await visitor.page.clock.install({ time: world.clock.now() })
    await inspect(visitor, checkout, ['light'])
    await inspect(visitor, payment, ['light'])
    await visitor.context.close()
  })
})

describe.each(areas)(
  'every screen of $prefix, on a phone, in light and dark',
  ({ role, prefix, screens }) => {
    let visitor: Visit

    beforeAll(async () => {
      visitor = await visit(browser, narrow)
      await visitor.page.clock.install({ time: world.clock.now() })
      if (role === 'CUSTOMER') await enterByCode(visitor.context)
      else await logInAt(visitor.context, role as keyof typeof passwordDoors)
    })
    afterAll(() => visitor?.context.close())

    test.each(screens.map(({ path }, place) => ({ path, place })))('$path', async ({ path, place }) => {
      // Errors of another screen are not this one's.
      visitor.complaints.splice(0)
      await inspect(visitor, addressOf(prefix, path), schemesOf(place))
    })
  },
)

describe('a screen of another area', () => {
  test('sends a visitor to its login and tells a seller that it belongs to another role', async () => {
    const stranger = await visit(browser)
    await stranger.page.goto(`${world.url}/platform/my-sales`)
    await stranger.page.waitForURL(/\/login/)
    await stranger.context.close()

    const seller = await visit(browser)
    await logInAt(seller.context, 'SELLER')
    await seller.page.goto(`${world.url}/admin-root/account-security`)
    await seller.page.getByText('Esta página é de outra área').waitFor()
    await seller.context.close()
  })
})
