import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * How much lighter (up to 1) or darker (down to -1) than its background a picture is at a point; both coordinates run from
 * 0 to 1.
 */
type Motif = (x: number, y: number) => number

const distance = (x: number, y: number, toX: number, toY: number) => Math.hypot(x - toX, y - toY)

const motifs: readonly Motif[] = [
  // A sun over two hills.
  (x, y) => {
    if (y > 0.78 + 0.08 * Math.sin(x * 5)) return -0.34
    if (y > 0.62 + 0.1 * Math.sin(x * 4 + 2)) return -0.18
    return distance(x, y, 0.66, 0.36) < 0.15 ? 0.45 : 0
  },
  // Rings around a corner.
  (x, y) => (Math.floor(distance(x, y, 0.12, 0.9) * 8) % 2 === 0 ? 0.16 : -0.06),
  // Tiles with a quarter of a disc in each, turned by their position.
  (x, y) => {
    const [column, row] = [Math.floor(x * 3), Math.floor(y * 3)]
    const [cornerX, cornerY] = [(column + row) % 2, (column * row + column) % 2]
    return distance(x * 3 - column, y * 3 - row, cornerX, cornerY) < 0.86 ? 0.24 : -0.1
  },
  // Leaves along a stem.
  (x, y) => {
    if (Math.abs(x - 0.5) < 0.012 && y > 0.16) return 0.5
    const leaf = ((y * 4) % 1) - 0.5
    const along = Math.abs(x - 0.5) / 0.34
    return y > 0.2 && y < 0.95 && along < 1 && Math.abs(leaf + 0.28 - along * 0.4) < 0.2 * (1 - along) + 0.03
      ? 0.34
      : 0
  },
  // Folded paper.
  (x, y) => (x + y < 0.7 ? 0.22 : x - y > 0.28 ? 0.08 : y > 0.55 + 0.3 * x ? -0.24 : -0.08),
  // Dots that grow.
  (x, y) => {
    const [inX, inY] = [((x * 6) % 1) - 0.5, ((y * 6) % 1) - 0.5]
    return Math.hypot(inX, inY) < 0.12 + 0.3 * ((x + y) / 2) ? 0.34 : 0
  },
]

/**
 * A small square PNG for the demo: a soft diagonal of two colours with a motif chosen by these colours, drawn without any image
 * library.
 */
export function drawPicture(from: Colour, to: Colour, size = 240): Buffer {
  const chosen = [...from, ...to].reduce((sum, part, place) => sum + part * (place + 1), 0)
  const motif = motifs[Math.floor(chosen / 2) % motifs.length] ?? (() => 0)
  const rows: Buffer[] = []
  for (let y = 0; y < size; y++) {
    const row = Buffer.alloc(1 + size * 3)
    for (let x = 0; x < size; x++) {
      const along = (x + y) / (2 * size)
      const light = motif(x / size, y / size)
      for (let channel = 0; channel < 3; channel++) {
        const start = from[channel] ?? 0
        const mixed = start + ((to[channel] ?? 0) - start) * along
        row[1 + x * 3 + channel] = mixed + (light > 0 ? 255 - mixed : mixed) * light
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
