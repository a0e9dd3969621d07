import type { AddressJudge } from './judging-lookup.ts'

export type TransportOptions = {
  /** Some banks accept calls from one known address only. */
  proxyUrl?: string | undefined
  connectTimeoutMs?: number
  maximumBodyBytes?: number
  /** Connections per host: one sick provider can hold this many and no more. */
  connectionsPerHost?: number
  /** Hosts whose connections are kept at a time. */
  maximumHosts?: number
  /** Base URLs are typed in by people: without it, a name may lead behind our own walls. */
  mayConnectTo?: AddressJudge
}

/** A host that does not take the call within three seconds is down, and nothing has happened there yet. */
const usual = {
  connectTimeoutMs: 3_000,
  maximumBodyBytes: 1_000_000,
  connectionsPerHost: 32,
  maximumHosts: 500,
}

export function completeOptions(options: TransportOptions) {
  return { ...usual, proxyUrl: undefined, mayConnectTo: undefined, ...options }
}
