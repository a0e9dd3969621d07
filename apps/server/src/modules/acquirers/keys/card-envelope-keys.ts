import { createECDH } from 'node:crypto'
import type { JWK } from 'jose'
import type { SecretBox } from '#kit/crypto/secret-box.ts'

export type CardEnvelopeKeys = {
  publicJwk: JWK
  privateJwk: JWK
  /**
   * Keys derived from former master keys: a page opened before a change of the key may submit its card after
   * it.
   */
  formerPrivateJwks: JWK[]
}

declare module '#app.ts' {
  interface App {
    cardKeys: CardEnvelopeKeys
  }
}

/**
 * Key for sealing cards in the browser. It is derived, so every process of an installation has the same one.
 */
export function cardEnvelopeKeys(secrets: SecretBox): CardEnvelopeKeys {
  const purpose = 'card envelope'
  return {
    ...keyPair(secrets.derive(purpose)),
    formerPrivateJwks: secrets.deriveFormer(purpose).map((scalar) => keyPair(scalar).privateJwk),
  }
}

function keyPair(scalar: Buffer): Pick<CardEnvelopeKeys, 'publicJwk' | 'privateJwk'> {
  const curve = createECDH('prime256v1')
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
