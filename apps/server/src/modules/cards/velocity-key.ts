import { createHmac } from 'node:crypto'
import type { Scope } from '../../scope.ts'

/** Under which something is counted: the same thing always gives the same key, and no two tenants have a key in common. */
export function velocityKey(
  { app, platformId }: Pick<Scope, 'app' | 'platformId'>,
  kind: 'card' | 'network' | 'email' | 'document' | 'device' | 'token',
  value: string,
): string {
  return createHmac('sha256', app.secrets.derive('card velocity'))
    .update(JSON.stringify([platformId, kind, value]))
    .digest('base64url')
}
