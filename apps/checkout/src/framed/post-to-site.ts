import { frameNamePrefix, type SiteMessage, writeSiteMessage } from './site-messages.ts'

/**
 * Posts the message to the surrounding page if its site is allowed. The frame's name only claims a site: the browser
 * delivers the message to that origin and to no other.
 */
export function postToSite(sites: readonly string[], message: SiteMessage): void {
  const site = siteAround(sites, window.name)
  if (site !== null) window.parent.postMessage(writeSiteMessage(message), site)
}

export function siteAround(sites: readonly string[], frameName: string): string | null {
  if (!frameName.startsWith(frameNamePrefix)) return null
  const named = frameName.slice(frameNamePrefix.length)
  return sites.includes(named) ? named : null
}
