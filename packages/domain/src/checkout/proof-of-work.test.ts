import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSolution } from './proof-of-work.ts'

test('a solution for a challenge of any length has the requested zeros by an independent SHA-256', () => {
  const body = Buffer.from(JSON.stringify({ bits: 9 })).toString('base64url')
  for (let length = 0; length < 130; length += 1) {
    const challenge = `${body}.${'s'.repeat(length)}`
    const hash = createHash('sha256')
      .update(`${challenge}.${findSolution(challenge)}`)
      .digest()
    expect(Math.clz32(hash.readUInt32BE(0)), `${length}`).toBeGreaterThanOrEqual(9)
  }
})
