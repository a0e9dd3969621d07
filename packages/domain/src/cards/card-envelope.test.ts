import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { decryptCard, encryptCard } from './card-envelope.ts'

const card = {
  cardNumber: '4111111111111111',
  holderName: 'Maria da Silva',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: 2030,
  cvv: '987',
}
const sealedAt = new Date('2026-11-15T12:00:00Z')
const audience = 'platform-1'
const after = (seconds: number) => new Date(sealedAt.getTime() + seconds * 1000)

async function keyPair(alg: string): Promise<{ publicJwk: JWK; privateJwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return {
    publicJwk: { ...(await exportJWK(publicKey)), kid: 'vault-1' },
    privateJwk: await exportJWK(privateKey),
  }
}

describe.each(['RSA-OAEP-256', 'ECDH-ES'])('a card sealed with %s', (alg) => {
  let keys: Awaited<ReturnType<typeof keyPair>>
  let token: string
  beforeAll(async () => {
    keys = await keyPair(alg)
    token = await encryptCard(keys.publicJwk, card, { now: sealedAt, nonce: 'nonce-1', audience })
  })

  test('opens for the vault with everything that the buyer typed', async () => {
    expect(await decryptCard(keys.privateJwk, token, { now: after(1), audience })).toEqual({
      opened: true,
      card,
      nonce: 'nonce-1',
      issuedAt: sealedAt,
    })
  })

  test('names its key and shows nothing of the card', () => {
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    expect(header).toMatchObject({ alg, enc: 'A256GCM', kid: 'vault-1' })
    expect(token).not.toContain('4111')
  })

  test('cannot be used at another tenant', async () => {
    expect(await decryptCard(keys.privateJwk, token, { now: after(1), audience: 'platform-2' })).toEqual({
      opened: false,
      problem: 'FOR_ANOTHER',
    })
  })

  test('is valid for fifteen minutes', async () => {
    expect(await decryptCard(keys.privateJwk, token, { now: after(15 * 60 - 1), audience })).toMatchObject({
      opened: true,
    })
    expect(await decryptCard(keys.privateJwk, token, { now: after(15 * 60), audience })).toEqual({
      opened: false,
      problem: 'EXPIRED',
    })
    expect(await decryptCard(keys.privateJwk, token, { now: after(-61), audience })).toEqual({
      opened: false,
      problem: 'EXPIRED',
    })
  })

  test('does not open after one changed character, with another key, or as a text that is no token', async () => {
    const unreadable = { opened: false, problem: 'UNREADABLE' }
    const parts = token.split('.')
    const cipher = parts[3] ?? ''
    const tampered = [
      ...parts.slice(0, 3),
      (cipher.startsWith('A') ? 'B' : 'A') + cipher.slice(1),
      parts[4],
    ].join('.')
    const stranger = await keyPair(alg)
    expect(await decryptCard(keys.privateJwk, tampered, { now: sealedAt, audience })).toEqual(unreadable)
    expect(await decryptCard(stranger.privateJwk, token, { now: sealedAt, audience })).toEqual(unreadable)
    expect(await decryptCard(keys.privateJwk, 'not.a.token', { now: sealedAt, audience })).toEqual(unreadable)
  })

  test.each([
    { ...card, audience, iat: 1, nonce: '' },
    { ...card, audience, iat: 'now', nonce: 'n' },
    { ...card, audience, cvv: 987, iat: 1, nonce: 'n' },
    { ...card, audience, expMonth: 1.5, iat: 1, nonce: 'n' },
    { ...card, iat: 1, nonce: 'n' },
    null,
  ])('a payload of another shape does not open: %j', async (payload) => {
    const forged = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg, enc: 'A256GCM' })
      .encrypt(await importJWK(keys.publicJwk, alg))
    expect(await decryptCard(keys.privateJwk, forged, { now: sealedAt, audience })).toEqual({
      opened: false,
      problem: 'UNREADABLE',
    })
  })

  test('a weaker content encryption is refused', async () => {
    const weaker = await new CompactEncrypt(
      new TextEncoder().encode(JSON.stringify({ ...card, audience, iat: 1, nonce: 'n' })),
    )
      .setProtectedHeader({ alg, enc: 'A128GCM' })
      .encrypt(await importJWK(keys.publicJwk, alg))
    expect(await decryptCard(keys.privateJwk, weaker, { now: new Date(2000), audience })).toEqual({
      opened: false,
      problem: 'UNREADABLE',
    })
  })
})
