import { randomBytes } from 'node:crypto'
import type { App } from '#app.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'
import type { Endpoint } from './endpoint.ts'

type Place = Pick<Endpoint, 'platformId' | 'id'>

/** In the format that the libraries of receivers expect. */
export function newEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

export function sealEndpointSecret({ secrets }: App, place: Place, secret: string): string {
  return secrets.seal(secret, placeOf(place))
}

/** Secrets that sign a call at that instant: for a while after a rotation the former one too. */
export function openEndpointSecrets({ secrets }: App, endpoint: Endpoint, now: Date): string[] {
  const { secret, formerSecret, formerSecretUntil } = endpoint
  const isFormerGood = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now
  return [secret, ...(isFormerGood ? [formerSecret] : [])].map((sealed) =>
    secrets.open(sealed, placeOf(endpoint)),
  )
}

/** What was typed for a connection's vendor, by the names of its fields. */
export function openConnectionSecrets({ secrets }: App, endpoint: Endpoint): Record<string, string> {
  return JSON.parse(secrets.open(endpoint.secret, placeOf(endpoint)))
}

/** One place for both: a rotation moves the sealed text from one column to the other. */
function placeOf({ platformId, id }: Place): SecretPlace {
  return { platformId, table: 'outgoing_endpoints', column: 'secret', rowId: id }
}
