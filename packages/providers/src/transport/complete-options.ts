import type { AddressJudge } from './judging-lookup.ts'

export type TransportOptions = {
  /** For banks that accept calls from one known address only. */
  proxyUrl?: string | undefined
  connectTimeoutMs?: number
  maximumBodyBytes?: number
  /** Pool size per host: the most connections that a failing provider can occupy. */
  connectionsPerHost?: number
  /** Hosts whose connections are kept open at a time. */
  maximumHosts?: number
  /** Base URLs are typed by people: without this check, a name may lead into the internal network. */
  mayConnectTo?: AddressJudge
}

/**
 * A host that does not accept the connection within three seconds is down, and nothing has happened there
 * yet.
 */
const usual = {
  connectTimeoutMs: 3_000,
  maximumBodyBytes: 1_000_000,
  connectionsPerHost: 32,
  maximumHosts: 500,
}

export function completeOptions(options: TransportOptions) {
  return { ...usual, proxyUrl: undefined, mayConnectTo: undefined, ...options }
}
