import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real browser. `npm test` finds one and says where in CHROMIUM_PATH; by hand the system's is taken. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quiet })
}

export type Visit = { context: BrowserContext; page: Page; complaints: string[] }

/** A visitor of their own, who notes everything the page complains about in the console. */
export async function visit(browser: Browser, viewport = { width: 390, height: 844 }): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}
