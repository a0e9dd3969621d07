import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSecretBox, type SecretPlace } from './secret-box.ts'

const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)
const box = createSecretBox([oldKey])
const place: SecretPlace = {
  platformId: '5a3c1f0e-0000-4000-8000-000000000001',
  table: 'provider_accounts',
  column: 'credentials',
  rowId: '5a3c1f0e-0000-4000-8000-0000000000aa',
}

describe('a secret at rest', () => {
  test('opens in its own place, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (plain) => {
        expect(box.open(box.seal(plain, place), place)).toBe(plain)
      }),
    )
  })

  test('is not readable in the stored value', () => {
    const plain = 'sk_live_um-segredo-de-verdade'
    const sealed = box.seal(plain, place)
    for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const)
      expect(sealed).not.toContain(Buffer.from(plain).toString(encoding).replace(/=+$/, ''))
  })

  test('does not open in another row, column, table or platform', () => {
    const sealed = box.seal('secret', place)
    const elsewhere: SecretPlace[] = [
      { ...place, rowId: '5a3c1f0e-0000-4000-8000-0000000000ab' },
      { ...place, column: 'webhook_secret' },
      { ...place, table: 'users' },
      { ...place, platformId: '5a3c1f0e-0000-4000-8000-000000000002' },
      { ...place, table: 'provider_accounts","credentials', column: '' },
    ]
    for (const other of elsewhere) expect(() => box.open(sealed, other), JSON.stringify(other)).toThrow()
  })

  test('does not open after any single bit of it changed', () => {
    const sealed = box.seal('a secret of some length', place)
    const [version = '', ...parts] = sealed.split('.')
    for (const [index, part] of parts.entries()) {
      const bytes = Buffer.from(part, 'base64url')
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const flipped = Buffer.from(bytes)
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const forged = [version, ...parts.with(index, flipped.toString('base64url'))].join('.')
        expect(() => box.open(forged, place), `part ${index}, bit ${bit}`).toThrow()
      }
    }
  })

  test('does not open when it was truncated, emptied or never sealed', () => {
    const sealed = box.seal('secret', place)
    const [version, nonce, tag, body] = sealed.split('.')
    const broken = [
      '',
      'plain text',
      'v1...',
      `${version}.${nonce}.${tag}`,
      `${version}.${nonce}..${body}`,
      `${version}.${nonce}.${tag?.slice(0, 6)}.${body}`,
      `v0.${nonce}.${tag}.${body}`,
      `v2.${nonce}.${tag}.${body}`,
      `k.${nonce}.${tag}.${body}`,
      `${version}x.${nonce}.${tag}.${body}`,
    ]
    for (const text of broken) expect(() => box.open(text, place), text).toThrow()
  })

  test('does not open with another master key', () => {
    expect(() => createSecretBox([newKey]).open(box.seal('secret', place), place)).toThrow()
  })

  test('never uses a nonce twice', () => {
    const nonces = new Set(Array.from({ length: 20_000 }, () => box.seal('same', place).split('.')[1]))
    expect(nonces.size).toBe(20_000)
  })
})

describe('a change of the master key', () => {
  const rotated = createSecretBox([oldKey, newKey])

  test('keeps old secrets readable and seals new secrets with the new key', () => {
    const before = box.seal('secret', place)
    expect(rotated.open(before, place)).toBe('secret')
    const after = rotated.seal('secret', place)
    expect(after.startsWith(`${rotated.currentMark}.`)).toBe(true)
    expect(before.startsWith(rotated.currentMark)).toBe(false)
    expect(() => box.open(after, place)).toThrow()
  })

  test('is complete once every secret was sealed again: the old key opens none of them and can be destroyed', () => {
    const stored = Array.from({ length: 50 }, (_, index) => box.seal(`secret ${index}`, place))
    const sealedAgain = stored.map((sealed) => rotated.seal(rotated.open(sealed, place), place))
    const withoutOld = createSecretBox([newKey])
    for (const [index, sealed] of sealedAgain.entries())
      expect(withoutOld.open(sealed, place)).toBe(`secret ${index}`)
    for (const sealed of sealedAgain) expect(() => box.open(sealed, place)).toThrow()
  })

  test('covers secrets sealed before values named their key', () => {
    const [, ...parts] = box.seal('secret', place).split('.')
    const unnamed = ['v1', ...parts].join('.')
    expect(rotated.open(unnamed, place)).toBe('secret')
    expect(() => createSecretBox([newKey]).open(unnamed, place)).toThrow()
  })
})

test('keys for other purposes differ from each other and from the master key, and are stable', () => {
  expect(box.derive('uploads')).toEqual(createSecretBox([oldKey]).derive('uploads'))
  expect(box.derive('uploads')).not.toEqual(box.derive('database'))
  expect(box.derive('uploads')).not.toEqual(oldKey)
  expect(box.derive('uploads')).toHaveLength(32)
})

test('a master key of another length is refused', () => {
  for (const keys of [[], [Buffer.alloc(16)], [Buffer.alloc(31)], [oldKey, Buffer.alloc(0)]])
    expect(() => createSecretBox(keys)).toThrow('32 bytes')
})
