import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Writes a new local file piece by piece, and returns its size and hash. */
export async function writeHashedFile(
  path: string,
  pieces: AsyncIterable<Buffer>,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const piece of pieces) {
      hash.update(piece)
      sizeBytes += piece.length
      await file.write(piece)
    }
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
