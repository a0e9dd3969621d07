import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { invariant } from '#kit/invariant.ts'
import { inPieces } from './in-pieces.ts'

export type FileToZip = { name: string; body: Iterable<string> | AsyncIterable<string> }

type ZippedFile = { name: Buffer; offset: number; crc: number; packedSize: number; size: number }

/** Sizes are written after the bytes, and names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1980-01-01: a fixed date, so that the same files make the same bytes. */
const date = 0x21
const sizeMax = 0xffff_ffff

/** A ZIP archive, written while its files are read: memory holds a piece of one file, whatever its size. */
export async function* zipFiles(
  files: Iterable<FileToZip> | AsyncIterable<FileToZip>,
): AsyncGenerator<Buffer> {
  const written: ZippedFile[] = []
  let offset = 0
  for await (const { name, body } of files) {
    const file = { name: Buffer.from(name), offset, crc: 0, packedSize: 0, size: 0 }
    const header = localHeader(file)
    yield header
    const packed = Readable.from(measured(body, file), { objectMode: false }).compose(createDeflateRaw())
    for await (const piece of packed as AsyncIterable<Buffer>) {
      file.packedSize += piece.length
      yield piece
    }
    invariant(file.size <= sizeMax && offset + file.packedSize <= sizeMax, 'an archive stays below 4 GiB')
    const trailer = sizesOf(file)
    yield trailer
    offset += header.length + file.packedSize + trailer.length
    written.push(file)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield directoryEnd(written.length, directory.length, offset)
}

async function* measured(body: FileToZip['body'], file: ZippedFile): AsyncGenerator<Buffer> {
  for await (const piece of inPieces(body)) {
    file.crc = crc32(piece, file.crc)
    file.size += piece.length
    yield piece
  }
}

function localHeader({ name }: ZippedFile): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(date, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function sizesOf({ crc, packedSize, size }: ZippedFile): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(packedSize, 8)
  sizes.writeUInt32LE(size, 12)
  return sizes
}

function directoryEntry({ name, offset, crc, packedSize, size }: ZippedFile): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(deflated, 10)
  entry.writeUInt16LE(date, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packedSize, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
