import { createHash } from 'node:crypto'

const whole = 2 ** 32

/** A number between 0 and 1 that is the same everywhere for the same seed. */
export function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() / whole
}
