import { inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

/** Reads an archive by its central directory, as an unpacking program does. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let place = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packedSize, size] = [archive.readUInt32LE(place + 20), archive.readUInt32LE(place + 24)]
    const nameLength = archive.readUInt16LE(place + 28)
    const offset = archive.readUInt32LE(place + 42)
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength)
    const start = offset + 30 + archive.readUInt16LE(offset + 26)
    const body = inflateRawSync(archive.subarray(start, start + packedSize))
    expect(body).toHaveLength(size)
    files.set(name, body.toString())
    place += 46 + nameLength
  }
  return files
}
