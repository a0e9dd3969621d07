import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '@balcao/domain/texts/app-error'
import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import type { PdfToMark } from './pdf-marker.ts'

/** A larger PDF is delivered unmarked: marking takes several times the file's size in memory. */
export const markedBytesMax = 30 * 1024 * 1024

const deadlineMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const waitingMax = 6

let waiting = 0
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Marks PDFs one at a time in this process, so that only one result of `read` is in memory. A full queue
 * refuses the caller with a time to retry.
 */
export function markInTurn(read: () => Promise<Buffer>, line: string): Promise<Buffer> {
  if (waiting >= waitingMax) throw new AppError('rate_limited', { retryAfterSeconds: 10 })
  waiting += 1
  const turn = lastTurn
    .then(async () => {
      const bytes = await read()
      return (await markPdf(bytes, line)) ?? bytes
    })
    .finally(() => {
      waiting -= 1
    })
  lastTurn = turn.catch(() => {})
  return turn
}

/**
 * Writes a line at the foot of every page. Null for a file that cannot be marked: locked with a password, or
 * beyond the limit of time or memory. Runs in a worker thread with limits of its own, because files from
 * sellers are not trusted.
 */
export async function markPdf(bytes: Uint8Array, line: string): Promise<Buffer | null> {
  const letters = [...line].map((letter) => [letter, foldToAscii(letter) || '?'] as const)
  const workerData: PdfToMark = { bytes, letters }
  const thread = new Worker(new URL('./pdf-marker.ts', import.meta.url), {
    workerData,
    resourceLimits,
    env: {},
    execArgv: [],
  })
  // A terminated thread may still emit an error, which would otherwise be uncaught.
  thread.on('error', () => {})
  try {
    const [marked] = await once(thread, 'message', { signal: AbortSignal.timeout(deadlineMs) })
    const { buffer, byteOffset, byteLength } = marked as Uint8Array
    return Buffer.from(buffer, byteOffset, byteLength)
  } catch {
    return null
  } finally {
    await thread.terminate()
  }
}
