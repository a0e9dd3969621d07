import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'

export type Journal<Entry> = {
  /** Every entry ever written, oldest first, read once when the journal was opened. */
  history: Entry[]
  append(entry: Entry): void
  /** Resolves when everything appended so far is on the disk. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * An append-only file of one JSON object per line: the acquirers' own records and the oracle of fault runs.
 * Lines are gathered and written once per turn of the event loop; a durable journal writes and syncs each
 * line before `append` returns, so that even a killed process never confirmed an operation that it lost.
 */
export function openJournal<Entry>({
  path,
  durable,
}: {
  path: string | null
  durable: boolean
}): Journal<Entry> {
  if (path === null) return memoryJournal()
  const history = readHistory<Entry>(path)
  const file = openSync(path, 'a')
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
    history,
    append(entry) {
      waiting.push(`${JSON.stringify(entry)}\n`)
      if (durable) {
        write()
        fsyncSync(file)
      } else if (!scheduled) {
        scheduled = true
        setImmediate(write)
      }
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

function memoryJournal<Entry>(): Journal<Entry> {
  return { history: [], append() {}, async flush() {}, async close() {} }
}

/**
 * A process killed in the middle of a line leaves half of it: that half was never confirmed to a caller and
 * is cut off.
 */
function readHistory<Entry>(path: string): Entry[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const wholeText = text.slice(0, text.lastIndexOf('\n') + 1)
  if (wholeText.length < text.length) truncateSync(path, Buffer.byteLength(wholeText))
  return wholeText
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
}
