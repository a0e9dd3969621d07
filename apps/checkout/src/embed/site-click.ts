import { siteClickName } from '@balcao/domain/checkout/frame-key'

const shape = /^[\w.-]{1,1500}$/

/**
 * Adds the click of an affiliate's link that led to this site to the frame's address, because the frame has no cookie
 * that contains it. The click comes in the page's address and is stored for later visits. It is signed, and the server
 * decides how long it counts.
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
