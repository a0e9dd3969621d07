import { createHmac } from 'node:crypto'
import type { App } from '../../../app.ts'

/** Six digits can be tried in a moment by whoever holds a plain hash of them, so a key outside the database goes in; so does the owner. */
export function codeHash({ secrets }: App, { ownerId, code }: { ownerId: string; code: string }): string {
  return createHmac('sha256', secrets.derive('code hash')).update(`${ownerId} ${code}`).digest('base64url')
}
