import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose'

/** Card fields typed by the buyer in the card frame. The year has four digits. */
export type CardDetails = {
  cardNumber: string
  holderName: string
  holderDocument: string
  expMonth: number
  expYear: number
  cvv: string
}

export type OpenedCard =
  | { opened: true; card: CardDetails; nonce: string; issuedAt: Date }
  | { opened: false; problem: 'UNREADABLE' | 'EXPIRED' | 'FOR_ANOTHER' }

export const cardEnvelopeLifetimeInSeconds = 15 * 60
/** Tolerated difference between the clocks of two servers. */
const clockToleranceInSeconds = 60
const contentEncryption = 'A256GCM'

/**
 * Seals a card for the vault: a holder of the token, including the page, cannot read it. `now` is the server's time as
 * the frame received it, because the clocks of buyers' phones are often wrong. `audience` is the tenant at which the
 * buyer pays: no other tenant can use the token.
 */
export async function encryptCard(
  publicJwk: JWK,
  card: CardDetails,
  { now, nonce, audience }: { now: Date; nonce: string; audience: string },
): Promise<string> {
  const alg = keyAlgorithm(publicJwk)
  const payload = { ...card, iat: Math.floor(now.getTime() / 1000), nonce, audience }
  const header =
    publicJwk.kid === undefined
      ? { alg, enc: contentEncryption }
      : { alg, enc: contentEncryption, kid: publicJwk.kid }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(publicJwk, alg))
}

/** The nonce makes the token valid for one use; the caller stores the nonces already seen. */
export async function decryptCard(
  privateJwk: JWK,
  token: string,
  { now, audience }: { now: Date; audience: string },
): Promise<OpenedCard> {
  const payload = await openPayload(privateJwk, token)
  if (!payload) return { opened: false, problem: 'UNREADABLE' }
  if (payload.audience !== audience) return { opened: false, problem: 'FOR_ANOTHER' }
  const ageInSeconds = now.getTime() / 1000 - payload.iat
  if (ageInSeconds >= cardEnvelopeLifetimeInSeconds || ageInSeconds < -clockToleranceInSeconds) {
    return { opened: false, problem: 'EXPIRED' }
  }
  const { iat, nonce, audience: _, ...card } = payload
  return { opened: true, card, nonce, issuedAt: new Date(iat * 1000) }
}

type CardPayload = CardDetails & { iat: number; nonce: string; audience: string }

async function openPayload(privateJwk: JWK, token: string): Promise<CardPayload | null> {
  const alg = keyAlgorithm(privateJwk)
  const key = await importJWK(privateJwk, alg)
  try {
    const { plaintext } = await compactDecrypt(token, key, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [contentEncryption],
      maxDecompressedLength: 0,
    })
    return readPayload(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    return null
  }
}

function readPayload(value: unknown): CardPayload | null {
  if (typeof value !== 'object' || value === null) return null
  const { cardNumber, holderName, holderDocument, expMonth, expYear, cvv, iat, nonce, audience } =
    value as Record<string, unknown>
  if (typeof cardNumber !== 'string' || typeof holderName !== 'string' || typeof holderDocument !== 'string')
    return null
  if (typeof cvv !== 'string' || typeof audience !== 'string') return null
  if (typeof nonce !== 'string' || nonce === '') return null
  if (!isInteger(expMonth) || !isInteger(expYear) || !isInteger(iat)) return null
  return { cardNumber, holderName, holderDocument, expMonth, expYear, cvv, iat, nonce, audience }
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

function keyAlgorithm(jwk: JWK): 'RSA-OAEP-256' | 'ECDH-ES' {
  return jwk.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES'
}
