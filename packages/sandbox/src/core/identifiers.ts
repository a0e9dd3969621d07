import { randomBytes } from 'node:crypto'

export type Random = (bytes: number) => Uint8Array

export type Identifiers = {
  uuid(): string
  alphanumeric(length: number): string
  digits(length: number): string
  /** The Central Bank's identifier of a Pix: E, the bank's ISPB, the UTC minute and eleven characters. */
  endToEndId(at: Date): string
  returnId(at: Date): string
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const playBankIspb = '99999004'

export function createIdentifiers(random: Random = randomBytes): Identifiers {
  const pick = (alphabet: string, length: number) =>
    Array.from(random(length), (byte) => alphabet[byte % alphabet.length]).join('')
  const stamped = (letter: string, at: Date) =>
    `${letter}${playBankIspb}${at.toISOString().replace(/\D/g, '').slice(0, 12)}${pick(letters, 11)}`

  return {
    uuid() {
      const bytes = Buffer.from(random(16))
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
      const hex = bytes.toString('hex')
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      )
    },
    alphanumeric: (length) => pick(letters, length),
    digits: (length) => pick('0123456789', length),
    endToEndId: (at) => stamped('E', at),
    returnId: (at) => stamped('D', at),
  }
}
