import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs'

export type Journal<Entry> = {
  append(entry: Entry): void
  /** Replaces everything written so far by these entries. */
  rewrite(entries: Iterable<Entry>): void
  /** Resolves when everything appended so far is on the disk. */
  flush(): Promise<void>
  close(): Promise<void>
}

const readBytes = 1_000_000
const newline = 0x0a

/**
 * An append-only file of one JSON object per line: the acquirers' own records and the oracle of fault runs. Lines are
 * gathered and written once per turn of the event loop; a durable journal writes and syncs each line before `append`
 * returns, so that even a killed process never loses an operation that it confirmed. `remember` is called with every
 * entry ever written, oldest first, before the journal is open.
 */
export function openJournal<Entry>({
  path,
  durable,
  remember,
}: {
  path: string | null
  durable: boolean
  remember(entry: Entry): void
}): Journal<Entry> {
  if (path === null) return memoryJournal()
  readHistory(path, remember)
  let file = openSync(path, 'a')
  let waiting: string[] = []
  let scheduled = false

  const write = () => {
    scheduled = false
    if (waiting.length === 0) return
    const batch = waiting.join('')
    waiting = []
    writeSync(file, batch)
  }

  return {
    append(entry) {
      waiting.push(lineOf(entry))
      if (durable) {
        write()
        fsyncSync(file)
      } else if (!scheduled) {
        scheduled = true
        setImmediate(write)
      }
    },
    rewrite(entries) {
      write()
      const shorter = openSync(`${path}.new`, 'w')
      for (const entry of entries) writeSync(shorter, lineOf(entry))
      fsyncSync(shorter)
      closeSync(shorter)
      closeSync(file)
      renameSync(`${path}.new`, path)
      file = openSync(path, 'a')
    },
    async flush() {
      write()
      fsyncSync(file)
    },
    async close() {
      write()
      fsyncSync(file)
      closeSync(file)
    },
  }
}

function lineOf(entry: unknown): string {
  return `${JSON.stringify(entry)}\n`
}

function memoryJournal<Entry>(): Journal<Entry> {
  return { append() {}, rewrite() {}, async flush() {}, async close() {} }
}

/**
 * Line by line, since a file may be longer than any string. A process killed in the middle of a line leaves half of it:
 * that half was never confirmed to a caller and is cut off. A damaged line is skipped.
 */
function readHistory<Entry>(path: string, remember: (entry: Entry) => void): void {
  if (!existsSync(path)) return
  const file = openSync(path, 'r')
  const part = Buffer.alloc(readBytes)
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  let wholeBytes = 0
  for (;;) {
    const count = readSync(file, part)
    if (count === 0) break
    let text = Buffer.concat([rest, part.subarray(0, count)])
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline)) {
      const entry = readLine<Entry>(text.toString('utf8', 0, end))
      if (entry !== undefined) remember(entry)
      wholeBytes += end + 1
      text = text.subarray(end + 1)
    }
    rest = text
  }
  closeSync(file)
  if (rest.length > 0) truncateSync(path, wholeBytes)
}

function readLine<Entry>(line: string): Entry | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Entry)
  } catch {
    return undefined
  }
}
