import { brandTokens, defaultBrandColor } from '@balcao/domain/texts/brand-tokens'
import { type Html, html } from '#kit/http/html.ts'
import type { describeSession } from '#modules/accounts/sessions/describe-session.ts'
import type { Brand } from './brand-directory.ts'

export type ConsolePageFacts = {
  brand: Brand
  /** The part that is painted before the scripts arrive. */
  firstPaint: 'door' | 'area'
  /** Fetched at once, before the console itself asks for them. */
  scripts: readonly string[]
  /** The session, so that the console need not ask; undefined where it could not be read. */
  session: Awaited<ReturnType<typeof describeSession>> | undefined
}

/**
 * The console's one page as served: with the tenant's name and colour, the skeleton of the screen, and
 * embedded data.
 */
export function consolePage(page: string, { brand, firstPaint, scripts, session }: ConsolePageFacts): string {
  const preloads = scripts
    .filter((script) => !page.includes(script))
    .map((script) => html`<link rel="modulepreload" crossorigin href="/${script}" />`)
  return withBrand(session ? page : page.replace(forSession, ''), brand)
    .replace('<html ', () => html`<html data-first-paint="${firstPaint}" `.markup)
    .replace(
      '</head>',
      () =>
        html`${preloads}${brandPictures(brand)}${brandStyle(brand)}${sessionBlock(session)}</head>`.markup,
    )
}

/** The script that asks for a screen's data. */
const forSession = /<script data-needs="session">[\s\S]*?<\/script>/

/** A login page has the tenant's brand before anybody has logged in. */
function withBrand(page: string, { name, brandColor, faviconUrl }: Brand): string {
  return page
    .replace(
      /<meta name="application-name" [^>]*>/,
      () => html`<meta name="application-name" content="${name}" />`.markup,
    )
    .replace(
      /<meta name="theme-color" [^>]*>/,
      () => html`<meta name="theme-color" content="${brandColor}" />`.markup,
    )
    .replace(/<link rel="icon" [^>]*>/, (own) =>
      faviconUrl === null ? own : html`<link rel="icon" href="${faviconUrl}" />`.markup,
    )
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${name}</title>`.markup)
    .replace(
      /<span data-platform-name>[^<]*<\/span>/g,
      () => html`<span data-platform-name>${name}</span>`.markup,
    )
}

/** Read by the login pages, which have no session. */
function brandPictures({ logoUrl, doorImageUrl }: Brand): Html[] {
  return [
    ...(logoUrl === null ? [] : [html`<meta name="brand-logo" content="${logoUrl}" />`]),
    ...(doorImageUrl === null ? [] : [html`<meta name="brand-door-image" content="${doorImageUrl}" />`]),
  ]
}

function brandStyle({ brandColor }: Brand): Html {
  if (brandColor.toLowerCase() === defaultBrandColor) return { markup: '' }
  const rule = (selector: string, theme: 'light' | 'dark') =>
    `${selector}{${Object.entries(brandTokens(brandColor, theme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return { markup: `<style>${rule(':root', 'light')}${rule(':root[data-theme="dark"]', 'dark')}</style>` }
}

/** A block of data, which is never run. Its content cannot end it early. */
function sessionBlock(session: ConsolePageFacts['session']): Html {
  if (session === undefined) return { markup: '' }
  const json = JSON.stringify(session).replaceAll('<', '\\u003c')
  return { markup: `<script type="application/json" id="session">${json}</script>` }
}
