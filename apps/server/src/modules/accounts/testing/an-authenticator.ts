import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId?: string }

/** Deviations of a faulty browser or an attacker. */
type Quirks = { origin?: string; rpId?: string; isRecognised?: boolean }

type HeldKey = { id: Buffer; privateKey: KeyObject; rpId: string; userHandle: string; count: number }

export type Authenticator = ReturnType<typeof anAuthenticator>

/**
 * A device with passkeys, and the browser in front of it: ES256, no certificate of its maker, a counter that
 * goes up by one.
 */
export function anAuthenticator({ origin }: { origin: string }) {
  const keys: HeldKey[] = []
  const clientData = (type: string, challenge: string, quirks: Quirks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: quirks.origin ?? origin, crossOrigin: false }))

  function make(options: CreationOptions, quirks: Quirks = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rpId = quirks.rpId ?? options.rp.id ?? ''
    const key = { id: randomBytes(16), privateKey, rpId, userHandle: options.user.id, count: 0 }
    keys.push(key)
    const clientDataJSON = clientData('webauthn.create', options.challenge, quirks)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(key.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, key.id, coseOf(publicKey)])
    const authData = Buffer.concat([authenticatorData(key, { ...quirks, isAttested: true }), attested])
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      ...credentialOf(key),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers with the newest passkey for the site, and counts up. */
  function answer({ challenge, rpId }: RequestOptions, quirks: Quirks = {}) {
    const key = keys.findLast((candidate) => candidate.rpId === (rpId ?? ''))
    if (!key) throw new Error(`No passkey for ${rpId}`)
    key.count += 1
    const clientDataJSON = clientData('webauthn.get', challenge, quirks)
    const data = authenticatorData(key, { ...quirks, isAttested: false })
    const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()])
    return {
      ...credentialOf(key),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        userHandle: key.userHandle,
      },
    }
  }

  /** Simulates an older copy, whose counter is behind. */
  const turnBack = (steps: number) => {
    for (const key of keys) key.count -= steps
  }
  return { make, answer, turnBack }
}

function credentialOf({ id }: HeldKey) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key' as const }
}

function authenticatorData(
  { rpId, count }: HeldKey,
  { isRecognised = true, isAttested }: Quirks & { isAttested: boolean },
): Buffer {
  const data = Buffer.alloc(37)
  createHash('sha256').update(rpId).digest().copy(data)
  data.writeUInt8(0b1 | (isRecognised ? 0b100 : 0) | (isAttested ? 0b0100_0000 : 0), 32)
  data.writeUInt32BE(count, 33)
  return data
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** The part of CBOR that passkeys use. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))])
  throw new Error('Not written here')
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff])
}
