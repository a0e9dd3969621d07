import { frameKeyName, noFrameKey, siteClickName } from '@balcao/domain/checkout/frame-key'

/**
 * The key of a purchase made in a frame, where browsers keep none of our cookies. The server's answer contains the key,
 * and the addresses of the next pages pass it on.
 */
let newestKey: string | null = null

/** The click of an affiliate's link that led to the surrounding site. */
let siteClick: string | null = null

/** Called before the page removes the visit's parameters from its address. */
export function keepSiteClick(): void {
  siteClick = new URLSearchParams(window.location.search).get(siteClickName)
}

/** Whether the page is shown inside a page of another site. */
export function isFramed(): boolean {
  return window.parent !== window
}

/** Headers of a call from a frame; a page of its own sends none. */
export function frameHeaders(): Record<string, string> {
  if (!isFramed()) return {}
  return { [frameKeyName]: frameKey() ?? noFrameKey, ...(siteClick && { [siteClickName]: siteClick }) }
}

export function keepFrameKey(answer: Pick<Response, 'headers'>): void {
  newestKey = answer.headers.get(frameKeyName) ?? newestKey
}

/** The address of another page of the purchase, or of its stream. */
export function inFrame(path: string): string {
  const key = isFramed() ? frameKey() : null
  if (key === null) return path
  const url = new URL(path, window.location.origin)
  url.searchParams.set(frameKeyName, key)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The query of the visit; the key is not part of it, and is in no link. */
export function visitSearch(): string {
  return withoutKey(window.location.search)
}

export function withoutKey(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(frameKeyName)) return search
  query.delete(frameKeyName)
  return query.size === 0 ? '' : `?${query}`
}

function frameKey(): string | null {
  return newestKey ?? new URLSearchParams(window.location.search).get(frameKeyName)
}
