import { isSiteOrigin } from '@balcao/domain/checkout/allowed-sites'
import { invariant } from '#kit/invariant.ts'

export type PageKind =
  | 'console'
  | 'checkout'
  | 'preview'
  | 'payment'
  | 'cards'
  | 'pixels'
  | 'bank'
  | 'mailbox'
  | 'demo'

type PageFacts = {
  publicUrl: string
  /** CSP sources of inline styles, as `'sha256-…'`. */
  styleHashes?: readonly string[]
  /** The same for inline scripts: the console's page has one, which runs before the first paint. No other page has any. */
  scriptHashes?: readonly string[]
  /** Origin of the S3-compatible store, where files are not kept on disk. */
  storageOrigin?: string
  /** Origin of the card frame, which the checkout and the buyers' area show. */
  cardsOrigin?: string | undefined
  /** Origin of the pixel frame, which the checkout and the payment page load. */
  pixelsOrigin?: string | undefined
  /** The one origin that may frame the page; without it no origin may. */
  framedBy?: string | undefined
  /** Origins of other people's sites whose pages may show this one. */
  allowedSites?: readonly string[] | undefined
  /** Origins that the page may call besides its own. */
  connects?: readonly string[]
  /** Origins of vendors' scripts, which run in the pixel frame alone. */
  scripts?: readonly string[]
}

type Sources = Partial<Record<'script' | 'style' | 'img' | 'media' | 'font' | 'connect' | 'form', string[]>>

const sourceShape = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/

/** Allowed sources of each page; everything else is refused. Only our own scripts run, on every page but the pixel frame. */
const policies: Record<PageKind, { sources: Sources; referrer: 'no-referrer' | 'same-origin' }> = {
  console: {
    // The toasts and the scroll lock of the dialogs inject styles into the page.
    sources: {
      script: ["'self'"],
      style: ["'self'", "'unsafe-inline'"],
      img: ["'self'", 'data:', 'blob:'],
      // A seller's browser reads the length of a video before the upload.
      media: ["'self'", 'blob:'],
      connect: ["'self'"],
    },
    referrer: 'same-origin',
  },
  checkout: {
    sources: { script: ["'self'"], style: ["'self'"], img: ["'self'", 'data:'], connect: ["'self'"] },
    referrer: 'no-referrer',
  },
  // A checkout without function: no script runs, and no form is sent.
  preview: {
    sources: { style: ["'self'"], img: ["'self'", 'data:'], form: ["'none'"] },
    referrer: 'no-referrer',
  },
  payment: {
    sources: { script: ["'self'"], style: ["'self'"], img: ["'self'", 'data:'], connect: ["'self'"] },
    referrer: 'no-referrer',
  },
  // A card goes to our own server or directly to its provider, and nowhere else.
  cards: {
    sources: { script: ["'self'"], style: ["'self'"], connect: ["'self'"], form: ["'none'"] },
    referrer: 'no-referrer',
  },
  // Vendors report by calls and by one-pixel images.
  pixels: {
    sources: { script: ["'self'"], style: [], img: [], connect: [], form: ["'none'"] },
    referrer: 'no-referrer',
  },
  bank: {
    sources: { style: ["'self'"], img: ["'self'", 'data:'], form: ["'self'"] },
    referrer: 'same-origin',
  },
  demo: {
    sources: { script: ["'self'"], style: ["'self'"], img: ["'self'", 'data:'] },
    referrer: 'same-origin',
  },
  mailbox: {
    // A mail inside its sandboxed frame is under this policy too, and mails carry inline styles.
    sources: { style: ["'unsafe-inline'"], img: ["'self'", 'data:'] },
    referrer: 'no-referrer',
  },
}

/**
 * Pages whose violations are reported to us. In the pixel frame violations are routine, and the other pages belong to
 * no tenant.
 */
export const reportingPages = ['console', 'checkout', 'payment', 'cards'] as const satisfies PageKind[]
export const reportPath = '/reports/csp'

const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const oneYearSeconds = 31_536_000

/**
 * Headers of every answer: data, file, refusal or page; a page adds more by `securityHeaders`. Anything but a
 * page may load nothing and cannot be framed.
 */
export function headersOfEveryAnswer({ publicUrl }: Pick<PageFacts, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    ...transportSecurity(publicUrl),
  }
}

function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${oneYearSeconds}` } : {}
}

export function securityHeaders(page: PageKind, facts: PageFacts): Record<string, string> {
  const { referrer } = policies[page]
  const isHttps = facts.publicUrl.startsWith('https:')
  const { 'x-frame-options': framing, ...everyAnswer } = headersOfEveryAnswer(facts)
  return {
    ...everyAnswer,
    // The old header cannot name origins, and would forbid what the policy allows.
    ...(framersOf(facts).length === 0 && { 'x-frame-options': framing ?? '' }),
    ...(facts.framedBy !== undefined && { 'origin-agent-cluster': '?1' }),
    'content-security-policy': contentSecurityPolicy(page, facts, isHttps),
    'referrer-policy': referrer,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
}

function contentSecurityPolicy(
  page: PageKind,
  {
    styleHashes = [],
    scriptHashes = [],
    storageOrigin,
    cardsOrigin,
    pixelsOrigin,
    framedBy,
    allowedSites,
    connects = [],
    scripts = [],
  }: PageFacts,
  isHttps: boolean,
): string {
  invariant(
    [...styleHashes, ...scriptHashes].every((hash) => sourceShape.test(hash)),
    'a hash has the form of a CSP source',
  )
  const { sources } = policies[page]
  const stored = storageOrigin === undefined ? [] : [new URL(storageOrigin).origin]
  const directive = (name: string, list: string[] | undefined) =>
    list?.length ? [`${name} ${list.join(' ')}`] : []
  return [
    "default-src 'none'",
    ...directive('script-src', sources.script && [...sources.script, ...scriptHashes, ...scripts]),
    ...directive('style-src', sources.style && [...sources.style, ...styleHashes]),
    ...directive('img-src', sources.img && (page === 'pixels' ? [...connects] : [...sources.img, ...stored])),
    ...directive('media-src', sources.media),
    "font-src 'self'",
    // The console uploads directly to the store.
    ...directive(
      'connect-src',
      sources.connect && [...sources.connect, ...(page === 'console' ? stored : []), ...connects],
    ),
    ...directive('frame-src', framesOf(page, { cardsOrigin, pixelsOrigin })),
    ...directive('form-action', sources.form ?? (sources.script ? ["'self'"] : ["'none'"])),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framersOf({ framedBy, allowedSites }).join(' ') || "'none'"}`,
    // The page is named by its kind, because its address may be known only to its buyer.
    ...directive(
      'report-uri',
      reportingPages.some((kind) => kind === page) ? [`${reportPath}?page=${page}`] : [],
    ),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function framersOf({ framedBy, allowedSites = [] }: Pick<PageFacts, 'framedBy' | 'allowedSites'>): string[] {
  invariant(allowedSites.every(isSiteOrigin), 'an allowed site is an origin')
  return [...(framedBy === undefined ? [] : [framedBy]), ...allowedSites]
}

function framesOf(
  page: PageKind,
  { cardsOrigin, pixelsOrigin }: Pick<PageFacts, 'cardsOrigin' | 'pixelsOrigin'>,
): string[] {
  const shown: Partial<Record<PageKind, (string | undefined)[]>> = {
    // The builder shows the checkout being edited, and a subscriber enters another card.
    console: ["'self'", cardsOrigin],
    checkout: [cardsOrigin, pixelsOrigin],
    // The page around the bank that confirms a card.
    payment: ["'self'", pixelsOrigin],
  }
  return (shown[page] ?? []).filter((origin) => origin !== undefined)
}
