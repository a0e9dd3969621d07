import { createECDH } from 'node:crypto'
import type { JWK } from 'jose'
import type { SecretBox } from '../../kit/crypto/secret-box.ts'

export type CardEnvelopeKeys = { publicJwk: JWK; privateJwk: JWK }

declare module '../../app.ts' {
  interface App {
    cardKeys: CardEnvelopeKeys
  }
}

/** Cards are sealed in the browser for this key. It is derived, so every process of an installation holds the same one. */
export function cardEnvelopeKeys(secrets: SecretBox): CardEnvelopeKeys {
  const curve = createECDH('prime256v1')
  const scalar = secrets.derive('card envelope')
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey()
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { publicJwk, privateJwk: { ...publicJwk, d: scalar.toString('base64url') } }
}
