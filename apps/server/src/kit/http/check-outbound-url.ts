import { isIP } from 'node:net'
import { AppError } from '@balcao/domain/texts/app-error'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

export type ResolveHost = (hostname: string) => Promise<string[]>

export type OutboundRules = {
  resolve: ResolveHost
  ports: readonly number[]
  /**
   * Allows loopback, by http and on any port, and no other inner address: for tests and for the simulated acquirers of
   * the demo.
   */
  allowLoopback: boolean
  /** The only origin on this machine that may be called: in a demo, a developer's own program. */
  localOrigin?: string | undefined
}

export type CheckedUrl = { url: URL; hostname: string; addresses: string[] }

// The URL parser drops tabs and line breaks and turns backslashes into slashes, so a person would read another address
// than the one called.
const misleadingCharacter = /[\s\\\p{Cc}\p{Cf}]/u
const schemeAndHost = /^https?:\/\/[^/]/i

/** Decides whether an address typed by a user may be called, and at which IP addresses. */
export async function checkOutboundUrl(given: string, rules: OutboundRules): Promise<CheckedUrl> {
  const url = parse(given)
  const hostname = bareHostname(url)
  const isLiteral = isIP(hostname) !== 0
  const mayBeLocal = rules.allowLoopback || url.origin === rules.localOrigin
  if (!isLiteral && !isFullName(hostname) && !mayBeLocal) throw refused('address')

  const addresses = isLiteral ? [hostname] : await resolveOrRefuse(hostname, rules.resolve)
  if (mayBeLocal && addresses.every(isLoopbackAddress)) return { url, hostname, addresses }
  if (url.protocol !== 'https:') throw refused('protocol')
  if (!rules.ports.includes(url.port === '' ? 443 : Number(url.port))) throw refused('port')
  if (!addresses.every(isPublicAddress)) throw refused('address')
  return { url, hostname, addresses }
}

function parse(given: string): URL {
  if (given.length > 2048 || misleadingCharacter.test(given) || !schemeAndHost.test(given))
    throw refused('form')
  const url = URL.parse(given)
  if (!url) throw refused('form')
  if (url.username !== '' || url.password !== '' || given.split(/[/?#]/)[2]?.includes('@'))
    throw refused('userinfo')
  return url
}

function bareHostname({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '')
}

function isFullName(hostname: string): boolean {
  return hostname.includes('.') && !hostname.endsWith('.localhost')
}

async function resolveOrRefuse(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const addresses = await resolve(hostname).catch(() => [])
  if (addresses.length === 0) throw refused('address')
  return addresses
}

/**
 * Error about the form of the typed address. It never reveals whether a name exists or where it resolves to.
 */
function refused(reason: 'form' | 'userinfo' | 'protocol' | 'port' | 'address'): AppError {
  return new AppError('url_refused', { reason })
}
