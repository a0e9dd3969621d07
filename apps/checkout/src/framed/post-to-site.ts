import { frameNamePrefix, type SiteMessage, writeSiteMessage } from './site-messages.ts'

/**
 * Tells the surrounding page, if it is one of the allowed sites. The frame's name only claims a site: the browser
 * delivers nothing to another.
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
