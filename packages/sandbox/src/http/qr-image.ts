import { crc32, deflateSync } from 'node:zlib'
import { generate } from 'lean-qr'

const modulePixels = 4
const quietModules = 4

/** The picture of a Pix code as a PNG in base64, for the providers that send one along. */
export function qrImage(code: string): string {
  const bitmap = generate(code)
  const side = (bitmap.size + 2 * quietModules) * modulePixels
  const rows: Buffer[] = []
  for (let y = 0; y < side; y += 1) {
    const row = Buffer.alloc(side + 1, 255)
    row[0] = 0
    for (let x = 0; x < side; x += 1) {
      const isDark = bitmap.get(
        Math.floor(x / modulePixels) - quietModules,
        Math.floor(y / modulePixels) - quietModules,
      )
      if (isDark) row[x + 1] = 0
    }
    rows.push(row)
  }
  return png({ side, pixels: Buffer.concat(rows) }).toString('base64')
}

/** Eight-bit grey, no filter, no interlace: the simplest PNG. */
function png({ side, pixels }: { side: number; pixels: Buffer }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
