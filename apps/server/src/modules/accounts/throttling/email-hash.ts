import { createHmac } from 'node:crypto'
import type { App } from '#app.ts'

/**
 * Attempts on an address are counted without storing the address, and a dump cannot be matched against a list
 * of addresses.
 */
export function emailHash({ secrets }: App, email: string): string {
  return createHmac('sha256', secrets.derive('e-mail hash')).update(email).digest('base64url')
}
