import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSolution } from './find-solution.ts'
import { sha256Start } from './sha256.ts'

test('the start of a hash is that of SHA-256, whatever the length', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Buffer.alloc(length, `${length}`)
    expect(sha256Start(message)).toBe(createHash('sha256').update(message).digest().readUInt32BE(0))
  }
})

test('a solution has the zeros that the challenge asks for', () => {
  const challenge = `${Buffer.from(JSON.stringify({ bits: 12 })).toString('base64url')}.signature`
  const hash = createHash('sha256')
    .update(`${challenge}.${findSolution(challenge)}`)
    .digest()
  expect(Math.clz32(hash.readUInt32BE(0))).toBeGreaterThanOrEqual(12)
})
