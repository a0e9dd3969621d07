import { foldToAscii } from '#texts/fold-to-ascii.ts'

const maximumLength = 13
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Text on the buyer's card statement: letters and digits only, at most thirteen. */
export function statementDescriptor(text: string): string {
  return foldToAscii(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, maximumLength)
}

/** `random` returns a number from 0 up to, but not including, 1. */
export function randomDescriptor(random: () => number, length = maximumLength): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
}
