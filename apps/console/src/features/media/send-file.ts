import { sentFileTypeOf } from '@balcao/domain/delivery/content-files'
import { putFile } from '@balcao/ui/put-file'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'

type Files = typeof api.seller.files
export type FileCalls = {
  begin: (wish: inferInput<Files['begin']>) => Promise<inferOutput<Files['begin']>>
  sign: (parts: inferInput<Files['sign']>) => Promise<inferOutput<Files['sign']>>
  complete: (upload: inferInput<Files['complete']>) => Promise<inferOutput<Files['complete']>>
  get: (upload: inferInput<Files['get']>) => Promise<inferOutput<Files['get']>>
}

export type SendFileOptions = {
  calls: FileCalls
  signal: AbortSignal
  onBegun: (uploadId: string) => void
  onProgress: (sentBytes: number) => void
  /** True while the connection is down and the next try waits. */
  onWaiting: (isWaiting: boolean) => void
  onChecking: () => void
}

export type SentFile = Pick<inferOutput<Files['get']>, 'key' | 'refusal'>

const batch = 8
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
const askAgainMs = 1_500
const headBytes = 96

/**
 * Sends a file in parts; arrived parts are kept. After a lost connection the upload continues by itself, and after a
 * pause or a closed page with the next call for the same file. Throws a refusal, and an `AbortError` on a pause.
 */
export async function sendFile(file: File, options: SendFileOptions): Promise<SentFile> {
  const { calls, signal, onBegun, onProgress, onChecking } = options
  const contentType = sentFileTypeOf(file.name)
  if (contentType === undefined) throw new TypeError('a file of an unknown kind is not sent')
  const head = await readHead(file)
  const wish = {
    fileName: file.name.slice(-255),
    contentType,
    sizeBytes: file.size,
    fingerprint: `${file.name.slice(-300)} ${file.size} ${file.lastModified}`,
    head,
  }
  const begun = await untilAnswered(() => calls.begin(wish), options)
  const { uploadId, partBytes, parts } = begun
  onBegun(uploadId)
  let arrived = new Set(begun.arrived)
  for (;;) {
    const sizeOf = (number: number) => Math.min(partBytes, file.size - (number - 1) * partBytes)
    const isMissing = (number: number) => !arrived.has(number)
    const missing = Array.from({ length: parts }, (_, index) => index + 1).filter(isMissing)
    let sent = [...arrived].reduce((sum, number) => sum + sizeOf(number), 0)
    onProgress(sent)
    for (let first = 0; first < missing.length; first += batch) {
      const numbers = missing.slice(first, first + batch)
      for (const link of await untilAnswered(() => calls.sign({ uploadId, numbers }), options)) {
        const start = (link.number - 1) * partBytes
        const part = file.slice(start, start + partBytes)
        const onShare = (share: number) => onProgress(sent + share * part.size)
        await untilSent(() => putFile({ ...link, file: part, onProgress: onShare, signal }), options)
        sent += part.size
      }
    }
    const outcome = await untilAnswered(() => calls.complete({ uploadId }), options)
    if (outcome.isComplete) break
    // Only links that expired on a slow connection are worth another round.
    if (outcome.arrived.length <= arrived.size) return { key: null, refusal: null }
    arrived = new Set(outcome.arrived)
  }
  onChecking()
  for (;;) {
    const { state, key, refusal } = await untilAnswered(() => calls.get({ uploadId }), options)
    if (state === 'READY' || state === 'REFUSED') return { key, refusal }
    await pause(askAgainMs, signal)
  }
}

async function readHead(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}

/** A part that the store refused, perhaps for an expired link, is left to `complete`, which names the missing parts. */
async function untilSent(put: () => ReturnType<typeof putFile>, options: SendFileOptions): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    options.signal.throwIfAborted()
    const result = await put()
    options.onWaiting(result === 'failed')
    if (result === 'aborted') options.signal.throwIfAborted()
    if (result === 'done' || result === 'refused') return
    await pause(pauseAfter(tries), options.signal)
  }
}

/** Repeats the call until the server answers; a refusal is thrown. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>, options: SendFileOptions): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    options.signal.throwIfAborted()
    try {
      const answer = await ask()
      options.onWaiting(false)
      return answer
    } catch (error) {
      if (!readError(error).isWorthRetrying) throw error
      options.onWaiting(true)
      await pause(pauseAfter(tries), options.signal)
    }
  }
}

function pauseAfter(tries: number): number {
  return pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0
}

/** Ends early when the connection is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      end()
      reject(signal.reason)
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', stop)
  })
}
