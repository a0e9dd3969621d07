import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { CommandFailure } from '#cli/command.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'

/** A row in a month's file: its platform, a tab, and the row as JSON. */
export type MonthLine = { platformId: string; line: string }

/** The lines of a month's file. A missing, cut-off or changed file throws, at its end at the latest. */
export async function* readMonthFile(
  store: ObjectStore,
  { key, sha256 }: { key: string; sha256: string },
): AsyncGenerator<MonthLine> {
  const stored = await store.get(key)
  if (!stored) throw new CommandFailure(`The storage has no file ${key}`)
  const hash = createHash('sha256')
  const opened = createZstdDecompress()
  const opening = pipeline(
    stored.body,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part)
        yield part
      }
    },
    opened,
  )
  // The loop over the lines throws the same error.
  opening.catch(() => {})
  try {
    for await (const text of linesOf(opened.setEncoding('utf8'))) {
      const end = text.indexOf('\t')
      yield { platformId: text.slice(0, end), line: text.slice(end + 1) }
    }
  } catch {
    throw new CommandFailure(`${key} is not the file that was written`)
  }
  if (hash.digest('hex') !== sha256) throw new CommandFailure(`${key} is not the file that was written`)
}

/** Splits at line feeds only: a text in a row may hold characters that other readers take for the end of a line. */
async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
