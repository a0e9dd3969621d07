import { randomBytes } from 'node:crypto'
import type { App } from '#app.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'
import type { Endpoint } from './endpoint.ts'

type Place = Pick<Endpoint, 'platformId' | 'id'>

/** A new secret in the format that libraries of receivers expect. */
export function newEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

export function sealEndpointSecret({ secrets }: App, place: Place, secret: string): string {
  return secrets.seal(secret, placeOf(place))
}

/** Secrets that sign a call at that instant: for some time after a rotation, the former one too. */
export function openEndpointSecrets({ secrets }: App, endpoint: Endpoint, now: Date): string[] {
  const { secret, formerSecret, formerSecretUntil } = endpoint
  const isFormerGood = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now
  return [secret, ...(isFormerGood ? [formerSecret] : [])].map((sealed) =>
    secrets.open(sealed, placeOf(endpoint)),
  )
}

/** Secret fields of a connection, by name. */
export function openConnectionSecrets({ secrets }: App, endpoint: Endpoint): Record<string, string> {
  return JSON.parse(secrets.open(endpoint.secret, placeOf(endpoint)))
}

/** The same place for both columns, because a rotation moves the sealed text from one to the other. */
function placeOf({ platformId, id }: Place): SecretPlace {
  return { platformId, table: 'outgoing_endpoints', column: 'secret', rowId: id }
}
