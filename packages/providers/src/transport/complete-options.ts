import type { TransportOptions } from './create-transport.ts'

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
