import { randomInt } from 'node:crypto'

/** No vowels and no look-alikes, so that a code spells nothing and is typed without doubt. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'
const length = 12

/** The end of a link's short address: 57 bits, so that guessing finds none. */
export function newLinkCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
