import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { systemChromium } from './system-chromium.ts'

/**
 * Each window of Chromium would open two pages for the dropdowns of an invisible address bar: a second of
 * work for each visit.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Playwright's own list. Of two such lists Chromium reads the last, so this one has to include it. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const quiet = [
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let running: Promise<Browser> | undefined

function launchOnce(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: systemChromium(),
    args: quiet,
  })
  return running
}

/**
 * The files of a worker share one browser, which ends with the worker; closing it closes every window it
 * opened.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchOnce()
  const opened: BrowserContext[] = []
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options)
    opened.push(context)
    return context
  }
  const close = async () => {
    for (const context of opened) await context.close()
  }
  return Object.create(browser, { newContext: { value: newContext }, close: { value: close } })
}

export type Visit = {
  context: BrowserContext
  page: Page
  complaints: string[]
  /** Resolves when no request of the page is in flight any more, and the answers have been rendered. */
  settled(): Promise<void>
}

/**
 * A separate visitor, with a record of the page's console errors. Animations are off: a click would wait for
 * them.
 */
export async function visit(browser: Browser, viewport = { width: 390, height: 844 }): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  // A shared machine may pause for half a minute.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    // A busy server answers 503, and the page retries, so the test continues.
    if (isComplaint && !/status of 503/.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints, settled: watchRequests(page) }
}

const twoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))'

function watchRequests(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  const isOver = (request: Request) => void underway.delete(request)
  page.on('request', (request) => {
    // A stream of events has no end.
    if (request.resourceType() !== 'eventsource') underway.add(request)
  })
  page.on('requestfinished', isOver).on('requestfailed', isOver)
  return async () => {
    // An answer may have been rendered with a part that requests more: that shows in the frames after.
    for (let calm = 0; calm < 2; calm = underway.size === 0 ? calm + 1 : 0) await page.evaluate(twoFrames)
  }
}
