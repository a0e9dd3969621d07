import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '@balcao/domain/texts/app-error'
import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import type { PdfToMark } from './pdf-marker.ts'

/** A larger PDF is delivered as it is: marking one takes several times its size in memory. */
export const markedBytesMax = 30 * 1024 * 1024

const deadlineMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const waitingMax = 6

let waiting = 0
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Marks PDFs one after the other in this process: what `read` brings is in memory in its turn only. Beyond a short line
 * of others the caller has to come again.
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
 * Writes a line at the foot of every page. Null where the file cannot be written to: one that is locked with a
 * password, or takes too long or too much memory. A thread does it, since sellers send what they like and this
 * process sells.
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
  // A thread that is ended may still report a failure, which nobody waits for then.
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
