import { createECDH } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { decryptCard } from '@balcao/domain/card-envelope'
import type { CardData } from '@balcao/providers/contract'
import type { JWK } from 'jose'
import type { App } from '../../app.ts'
import type { SecretBox } from '../../kit/crypto/secret-box.ts'

export type CardEnvelopeKeys = { publicJwk: JWK; privateJwk: JWK }

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

/** Opens a card for the length of one provider call; nothing keeps it. */
export async function openSealedCard(app: App, sealedCard: string): Promise<CardData> {
  const reading = await decryptCard(app.cardKeys.privateJwk, sealedCard, { now: app.clock.now() })
  if (!reading.opened) throw new AppError('errorCardDeclined')
  const { cardNumber, ...card } = reading.card
  return { number: cardNumber, ...card }
}
