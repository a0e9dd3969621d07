import { type CheckoutTemplate, checkoutTemplates } from '@balcao/domain/vocabulary'
import { systemChromium } from '@balcao/e2e/system-chromium'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import type { Figure } from '#figure.ts'
import { startProcess } from '#processes/start-process.ts'
import type { World } from '#world.ts'

/**
 * Slow 4G as Lighthouse defines it: round trips of 150 ms, 1.6 Mbit/s down and 0.75 up; and a processor four
 * times slower than this one.
 */
const network = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, offline: false }
const slowdown = 4
const phone = { width: 390, height: 844 }
const rounds = 5

const limits = { paintMs: 1_200, shift: 0.02, bytes: 110_000 }

/** Runs in the page before any of its own scripts. */
const watchPaints = `
window.seen = { paintMs: 0, shift: 0 }
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch('largest-contentful-paint', ({ startTime }) => { seen.paintMs = startTime })
watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value })
`

type Visit = { paintMs: number; shift: number; bytes: number }

/** Waiting times of a buyer on a slow phone, in each layout, against the product's limits. */
export async function slowPhone(world: World): Promise<Figure[]> {
  const server = await startProcess('product-server.ts', world.environment)
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const figures: Figure[] = []
    for (const template of checkoutTemplates) {
      const url = `${server.told}/checkout/${await anOfferIn(world, template)}`
      // The first visit fills the server's page cache.
      await visit(browser, url)
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url))
      figures.push(...figuresOf(template, visits))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

function anOfferIn({ app, platformId }: World, template: CheckoutTemplate): Promise<string> {
  return inScope(app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId })
    return (await anOffer(scope, { productId: product.id, template })).id
  })
}

/** A first visit with an empty cache, until the button can be pressed. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true })
  try {
    return await measure(context, url)
  } finally {
    await context.close()
  }
}

async function measure(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPaints)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('button.button-pay:enabled').waitFor()
  const { paintMs, shift } = await page.evaluate<Omit<Visit, 'bytes'>>('window.seen')
  if (paintMs === 0) throw new Error('The browser told of no paint')
  return { paintMs, shift, bytes }
}

function figuresOf(template: CheckoutTemplate, visits: Visit[]): Figure[] {
  const where = `the ${template} layout on a slow phone`
  return [
    figure(`Largest paint of ${where}`, visits, {
      of: ({ paintMs }) => paintMs,
      limit: limits.paintMs,
      unit: 'ms',
      ours: 'largest contentful paint of a first visit, slow 4G (round trips of 150 ms, 1.6 Mbit/s) and a CPU four times slower',
    }),
    figure(`Layout shift of ${where}`, visits, {
      of: ({ shift }) => shift,
      limit: limits.shift,
      unit: '',
      ours: 'all shifts of the same visit until the button can be pressed',
    }),
    figure(`Bytes of ${where}`, visits, {
      of: ({ bytes }) => bytes,
      limit: limits.bytes,
      unit: 'bytes',
      ours: 'everything that the same visit fetched, as it travelled, headers included',
    }),
  ]
}

function figure(
  name: string,
  visits: Visit[],
  { of, limit, unit, ours }: { of: (visit: Visit) => number; limit: number; unit: string; ours: string },
): Figure {
  const values = visits.map(of).toSorted((one, other) => one - other)
  const [lowest = 0, middle = 0, highest = 0] = [
    values[0],
    values[Math.floor(values.length / 2)],
    values.at(-1),
  ]
  const written = (value: number) =>
    `${Number.isInteger(value) ? value : value.toFixed(limit < 1 ? 4 : 0)} ${unit}`.trim()
  return {
    name,
    ours,
    bare: `the most that is allowed: ${written(limit)}`,
    kind: 'cost',
    ratio: middle / limit,
    range: [lowest / limit, highest / limit],
    goal: 1,
    measured: written(middle),
  }
}
