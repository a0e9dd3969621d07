/** One value of ASN.1 in DER, or in the looser BER that some programs write. */
export type Der = { tag: number; content: Buffer; parts(): Der[] }

export class DerError extends Error {}

export function readDer(bytes: Buffer): Der {
  return readAt(bytes, 0).value
}

function readAt(bytes: Buffer, at: number): { value: Der; end: number } {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new DerError('The value ends too early')
  if (first === 0x80) return readOpen(bytes, tag, at + 2)
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4) throw new DerError('The value is too long')
  const start = at + 2 + lengthBytes
  const length =
    lengthBytes === 0 ? first : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = start + length
  if (end > bytes.length) throw new DerError('The value ends too early')
  return { value: derOf(tag, bytes.subarray(start, end)), end }
}

/** A value of indefinite length, which ends at two zero bytes. */
function readOpen(bytes: Buffer, tag: number, start: number): { value: Der; end: number } {
  let at = start
  while (!(bytes[at] === 0 && bytes[at + 1] === 0)) at = readAt(bytes, at).end
  return { value: derOf(tag, bytes.subarray(start, at)), end: at + 2 }
}

function derOf(tag: number, content: Buffer): Der {
  return { tag, content, parts: () => partsOf(content) }
}

function partsOf(content: Buffer): Der[] {
  const parts: Der[] = []
  for (let at = 0; at < content.length; ) {
    const { value, end } = readAt(content, at)
    parts.push(value)
    at = end
  }
  return parts
}

/** The bytes of an octet string, which BER may divide into several values. */
export function octetsOf({ tag, content, parts }: Der): Buffer {
  return (tag & 0x20) === 0 ? content : Buffer.concat(parts().map(octetsOf))
}

export function objectIdOf({ content }: Der): string {
  const numbers: number[] = []
  let value = 0
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    if (numbers.length > 0) numbers.push(value)
    else {
      const root = Math.min(2, Math.floor(value / 40))
      numbers.push(root, value - root * 40)
    }
    value = 0
  }
  return numbers.join('.')
}

export function numberOf({ content }: Der): number {
  return content.reduce((sum, byte) => sum * 256 + byte, 0)
}
