/** How many sites may show the checkout of one offer. */
export const allowedSitesMax = 10

/** Letters, digits and hyphens only: the origin becomes part of a policy, in which other characters would start a directive. */
const nameShape = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/
const originShape = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

/**
 * The origin of a site from its typed address; null for an invalid one. It is https, or a developer's own computer.
 */
export function siteOrigin(typed: string): string | null {
  const address = typed.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isOwnComputer = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  if (!isOwnComputer && !nameShape.test(url.hostname)) return null
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isOwnComputer)
  return isAllowed && isSiteOrigin(url.origin) ? url.origin : null
}

/** Whether a stored origin may be named in a policy. */
export function isSiteOrigin(origin: string): boolean {
  return originShape.test(origin)
}
