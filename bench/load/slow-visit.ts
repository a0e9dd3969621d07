import { systemChromium } from '@balcao/e2e/system-chromium'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import type { Figure } from '#figure.ts'

/**
 * Slow 4G as Lighthouse defines it: round trips of 150 ms, 1.6 Mbit/s down and 0.75 up; and a processor four
 * times slower than this one.
 */
const network = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, offline: false }
const slowdown = 4
const phone = { width: 390, height: 844 }
const rounds = 5

export const onSlowPhone = 'slow 4G (round trips of 150 ms, 1.6 Mbit/s) and a CPU four times slower'

export type SlowVisit = { paintMs: number; usableMs: number; shift: number; bytes: number }

type Visited = {
  url: string
  /** Selector of the elements that make the page usable. */
  usable: string
  /** Runs before the visit, such as a login. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** Runs in the page before any of its own scripts. */
const watchPaints = (usable: string) => `
window.seen = { paintMs: 0, usableMs: 0, shift: 0 }
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch('largest-contentful-paint', ({ startTime }) => { seen.paintMs = startTime })
watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value })
const look = () => {
  if (document.querySelector(${JSON.stringify(usable)})) seen.usableMs = performance.now()
  else requestAnimationFrame(look)
}
look()
`

/**
 * Waits a second more, so that the elements have been painted. Playwright's own polling needs eval, which the
 * console's pages forbid.
 */
const untilUsable =
  'new Promise((use) => { const look = () => (seen.usableMs > 0 ? setTimeout(use, 1000) : requestAnimationFrame(look)); look() })'

export function openSlowPhone(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** First visits with an empty cache, until the page can be used. One visit before them fills the server's caches. */
export async function visitSlowly(browser: Browser, visited: Visited): Promise<SlowVisit[]> {
  await visitOnce(browser, visited)
  const visits: SlowVisit[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, visited))
  return visits
}

async function visitOnce(browser: Browser, { url, usable, prepare }: Visited): Promise<SlowVisit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    // Without it Chromium sends no language to the server, and reports another one to the page.
    locale: 'pt-BR',
  })
  try {
    await prepare?.(context)
    return await measure(context, url, usable)
  } finally {
    await context.close()
  }
}

async function measure(context: BrowserContext, url: string, usable: string): Promise<SlowVisit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPaints(usable))
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(untilUsable)
  const seen = await page.evaluate<Omit<SlowVisit, 'bytes'>>('window.seen')
  if (seen.paintMs === 0) throw new Error('The browser reported no paint')
  return { ...seen, bytes }
}

type Measure = { of: (visit: SlowVisit) => number; limit: number; unit: string; ours: string }

/** The median of some visits against the limit. */
export function slowFigure(name: string, visits: readonly SlowVisit[], measure: Measure): Figure {
  const { of, limit, unit, ours } = measure
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
