import { createHash } from 'node:crypto'
import type { Locale } from '@balcao/domain/vocabulary'
import { pageDataId, pageRootId } from '#browser/read-page-data.ts'
import { languageTags } from '#messages/language-tag.ts'
import type { PageAssets } from './page-assets.ts'
import type { RenderedPage } from './rendered-page.ts'

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type DocumentParts = {
  locale: Locale
  title: string
  themeStyle: string
  assets: PageAssets
  body: string
  /** Preview of the page where its link is shared. */
  shared?: { url: string; description: string; imageUrl: string | null; siteName: string }
  /** Referrer policy: other sites learn the page's origin, or nothing. */
  referrer?: 'no-referrer' | 'strict-origin'
  /** Present when the page is hydrated in the browser; a page without data loads no script. */
  data?: unknown
}

export function renderDocument({
  locale,
  title,
  themeStyle,
  assets,
  body,
  shared,
  data,
  referrer = 'no-referrer',
}: DocumentParts): RenderedPage {
  const isAlive = data !== undefined
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light only">',
    '<meta name="robots" content="noindex">',
    `<meta name="referrer" content="${referrer}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(title)}</title>`,
    ...(shared ? sharedTags(title, locale, shared) : []),
    // A slow connection delivers the page in pieces; rendered piece by piece, later parts would shift earlier ones.
    ...(isAlive ? [`<link rel="expect" href="#${pageDataId}" blocking="render">`] : []),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style>${themeStyle}</style>`,
    ...(isAlive ? scriptTags(assets) : []),
  ]
  const dataTag = isAlive
    ? `<script type="application/json" id="${pageDataId}">${embedJson(data)}</script>`
    : ''
  return {
    html: `<!doctype html><html lang="${languageTags[locale]}"><head>${head.join('')}</head><body><div id="${pageRootId}">${body}</div>${dataTag}</body></html>`,
    styleHashes: [`'sha256-${createHash('sha256').update(themeStyle).digest('base64')}'`],
  }
}

/**
 * With low priority: on a slow connection the styles come first, since with them alone the page can be read and filled
 * in.
 */
function scriptTags(assets: PageAssets): string[] {
  return [
    ...assets.modulePreloads.map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`,
    ),
    `<script type="module" src="${escapeHtml(assets.script)}" fetchpriority="low"></script>`,
  ]
}

/** Tags for messengers. The page stays out of search engines. */
function sharedTags(
  title: string,
  locale: Locale,
  { url, description, imageUrl, siteName }: NonNullable<DocumentParts['shared']>,
): string[] {
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', languageTags[locale].replace('-', '_')],
    ...(imageUrl === null ? [] : [['og:image', new URL(imageUrl, url).href] as [string, string]]),
  ]
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="twitter:card" content="${imageUrl === null ? 'summary' : 'summary_large_image'}">`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
  ]
}

/** JSON that is safe inside a script element: no `<` can end it, no line separator can break old parsers. */
function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character)
}
