import { createHmac } from 'node:crypto'
import type { Scope } from '#scope.ts'

/** Key under which a value is counted: stable for the value, and different for each tenant. */
export function velocityKey(
  { app, platformId }: Pick<Scope, 'app' | 'platformId'>,
  kind: 'card' | 'network' | 'email' | 'document' | 'device' | 'token',
  value: string,
): string {
  return createHmac('sha256', app.secrets.derive('card velocity'))
    .update(JSON.stringify([platformId, kind, value]))
    .digest('base64url')
}
