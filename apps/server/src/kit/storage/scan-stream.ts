import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** Where `clamd` listens. */
export type ClamdAddress = { host: string; port: number } | { path: string }

export type ScanResult =
  | { verdict: 'CLEAN' }
  | { verdict: 'INFECTED'; name: string }
  | { verdict: 'TOO_LARGE' }

const silenceMs = 120_000
/** No sensible StreamMaxLength is lower. */
const streamMaxLeast = 1_000_000

/**
 * Sends a file to `clamd` by its INSTREAM command: pieces, each behind its length in four bytes, and a length of
 * zero at the end. It answers early where the file is larger than its StreamMaxLength.
 */
export async function scanStream(address: ClamdAddress, body: Readable): Promise<ScanResult> {
  const socket = connect({ ...address, timeout: silenceMs })
  const answer: Buffer[] = []
  let failure: NodeJS.ErrnoException | undefined
  let sentBytes = 0
  socket.on('data', (piece) => answer.push(Buffer.from(piece)))
  socket.on('timeout', () => socket.destroy(new Error('clamd is silent')))
  socket.on('error', (error) => {
    failure = error
  })
  try {
    await once(socket, 'connect')
    socket.write('zINSTREAM\0')
    for await (const piece of body as AsyncIterable<Buffer>) {
      if (failure || answer.length > 0 || socket.destroyed) break
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
      sentBytes += piece.length
      if (!socket.write(piece)) await either(socket, 'drain')
    }
    if (!socket.destroyed) {
      if (answer.length === 0) socket.write(Buffer.alloc(4))
      await either(socket, 'end')
    }
  } finally {
    body.destroy()
    socket.destroy()
  }
  // It closes the connection behind that early answer, and a write on its way can overtake the answer.
  const isCutOff = failure?.code === 'EPIPE' || failure?.code === 'ECONNRESET'
  if (answer.length === 0 && isCutOff && sentBytes >= streamMaxLeast) return { verdict: 'TOO_LARGE' }
  return readAnswer(Buffer.concat(answer).toString(), failure)
}

function readAnswer(text: string, failure: Error | undefined): ScanResult {
  const answer = text.replace(/\0/g, '').trim()
  if (answer === 'stream: OK') return { verdict: 'CLEAN' }
  const infected = /^stream: (.+) FOUND$/.exec(answer)
  if (infected) return { verdict: 'INFECTED', name: infected[1] ?? '' }
  if (answer.includes('size limit exceeded')) return { verdict: 'TOO_LARGE' }
  throw new Error(`clamd gave no verdict: ${answer || failure?.message || 'no answer'}`, { cause: failure })
}

/** Waits for the event, or for the end of the connection, whose error is read afterwards. */
async function either(socket: Socket, event: 'drain' | 'end'): Promise<void> {
  await Promise.race([once(socket, event), once(socket, 'close')]).catch(() => {})
}
