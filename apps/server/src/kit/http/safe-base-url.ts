import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Whether secrets may be sent to this configured address: https to a public host or, where allowed, this machine. Names
 * are judged by their form alone; the caller checks the addresses that they resolve to.
 */
export function isSafeBaseUrl(given: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  const url = URL.parse(given)
  if (url?.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (['localhost', '127.0.0.1', '::1'].includes(host)) return allowLoopback
  if (url.protocol !== 'https:') return false
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublicAddress(host)
}
