import { randomInt } from 'node:crypto'

/** No vowels and no look-alikes, so that a code spells nothing and is read aloud without doubt. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ'

export function newOrderCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
