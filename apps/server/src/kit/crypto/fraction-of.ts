import { createHash } from 'node:crypto'

const whole = 2 ** 32

/** A draw between 0 and 1 that is the same whenever and wherever it is made from the same seed. */
export function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() / whole
}
