/** The few shapes of ASN.1 that a certificate is made of. */

export function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

export function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts))
}

export function integer(value: Buffer | number): Buffer {
  const given = typeof value === 'number' ? Buffer.from([value]) : value
  const first = given.findIndex((byte) => byte !== 0)
  const bytes = given.subarray(first === -1 ? -1 : first)
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0
  return tagged(0x02, isNegative ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

export function boolean(value: boolean): Buffer {
  return tagged(0x01, Buffer.from([value ? 0xff : 0x00]))
}

export function bitString(bytes: Buffer, unusedBits = 0): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([unusedBits]), bytes]))
}

export function octetString(bytes: Buffer): Buffer {
  return tagged(0x04, bytes)
}

export function utf8String(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text, 'utf8'))
}

/** Two digits of the year: valid from 1950 to 2049. */
export function utcTime(iso: string): Buffer {
  return tagged(0x17, Buffer.from(`${iso.replace(/\D/g, '').slice(2, 14)}Z`, 'latin1'))
}

export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** A value under a context tag, which either wraps the plain value or replaces its tag. */
export function context(number: number, bytes: Buffer, { constructed }: { constructed: boolean }): Buffer {
  return tagged((constructed ? 0xa0 : 0x80) | number, bytes)
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), length(content.length), content])
}

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size])
  const bytes: number[] = []
  for (let left = size; left > 0; left >>>= 8) bytes.unshift(left & 0xff)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}
