import { missingCredential } from './provider-failed.ts'

export type Hosts = {
  first: string
  urlOf(host: string): string
}

/**
 * The configured base URL, otherwise production's. A provider with several hosts takes one URL each, joined
 * by a pipe.
 */
export function resolveHosts(
  {
    hosts = ['main'],
    environments,
  }: { hosts?: readonly [string, ...string[]]; environments: Readonly<Record<string, string>> },
  baseUrl: string | undefined,
): Hosts {
  const urls = (baseUrl?.trim() || environments.production || '').split('|')
  return {
    first: hosts[0],
    urlOf(host) {
      const url = urls[hosts.indexOf(host)]?.trim().replace(/\/+$/, '')
      if (url && isSafe(url)) return url
      if (url) throw missingCredential('Base URL must start with https://')
      const message = hosts.length > 1 ? `Base URL of ${host} is required` : 'Base URL is required'
      throw missingCredential(message)
    },
  }
}

/** A base URL has no user, no password and no query, since paths are appended to it. */
const plainAddress = /^https?:\/\/[^\s?#@\\]+$/i

/** Secrets are sent encrypted, except to the simulated acquirers on the same machine. */
function isSafe(url: string): boolean {
  const address = plainAddress.test(url) ? URL.parse(url) : null
  if (!address) return false
  return address.protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(address.hostname)
}
