import { createHash } from 'node:crypto'
import type { Random } from '#core/identifiers.ts'

/** Pseudo-random bytes, the same in every run. */
export function seededRandom(seed: string): Random {
  let drawn = 0
  return (bytes) => {
    const blocks: Buffer[] = []
    for (let have = 0; have < bytes; have += 32) {
      blocks.push(createHash('sha256').update(`${seed}/${drawn++}`).digest())
    }
    return Buffer.concat(blocks).subarray(0, bytes)
  }
}
