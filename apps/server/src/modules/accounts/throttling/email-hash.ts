import { createHmac } from 'node:crypto'
import type { App } from '#app.ts'

/**
 * Keyed hash of an address, so that tries are counted without storing the address, and a database dump cannot
 * be matched against a list of addresses.
 */
export function emailHash({ secrets }: App, email: string): string {
  return createHmac('sha256', secrets.derive('e-mail hash')).update(email).digest('base64url')
}
