import { siteClickName } from '@balcao/domain/checkout/frame-key'

const shape = /^[\w.-]{1,1500}$/

/**
 * The click of an affiliate's link that led to this site, passed to the frame, which has no cookie with it. It comes in
 * the page's address and is stored for later visits; it is signed, and the server decides how long it counts.
 */
export function withSiteClick(address: string): string {
  const click = siteClick()
  if (click === null) return address
  const url = new URL(address)
  url.searchParams.set(siteClickName, click)
  return url.href
}

function siteClick(): string | null {
  const given = new URLSearchParams(window.location.search).get(siteClickName)
  const isGiven = given !== null && shape.test(given)
  try {
    if (isGiven) window.localStorage.setItem(siteClickName, given)
    return window.localStorage.getItem(siteClickName)
  } catch {
    return isGiven ? given : null
  }
}
