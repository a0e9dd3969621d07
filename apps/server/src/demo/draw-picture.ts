import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** A small square PNG for a demo product: a soft diagonal of two colours with a lighter disc, drawn without any image library. */
export function drawPicture(from: Colour, to: Colour, size = 240): Buffer {
  const rows: Buffer[] = []
  for (let y = 0; y < size; y++) {
    const row = Buffer.alloc(1 + size * 3)
    for (let x = 0; x < size; x++) {
      const along = (x + y) / (2 * size)
      const isInDisc = (x - size * 0.62) ** 2 + (y - size * 0.4) ** 2 < (size * 0.24) ** 2
      for (let channel = 0; channel < 3; channel++) {
        const start = from[channel] ?? 0
        const mixed = start + ((to[channel] ?? 0) - start) * along
        row[1 + x * 3 + channel] = isInDisc ? mixed + (255 - mixed) * 0.28 : mixed
      }
    }
    rows.push(row)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const content = Buffer.concat([Buffer.from(type, 'ascii'), body])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
