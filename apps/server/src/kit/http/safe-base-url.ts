import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Whether an address may be configured to carry secrets to: encrypted and outside our own walls, or, where that is allowed, on this
 * very machine. Names are judged by their form alone; whoever calls them judges where they lead.
 */
export function isSafeBaseUrl(given: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  const url = URL.parse(given)
  if (url?.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (['localhost', '127.0.0.1', '::1'].includes(host)) return allowLoopback
  if (url.protocol !== 'https:') return false
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublicAddress(host)
}
