import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

export type Clamd = {
  /** Where clamd listens. */
  address: { host: string; port: number } | { path: string }
  /** StreamMaxLength of clamd, which cuts off longer files without a verdict, so none is sent. */
  streamBytesMax: number
}

export type ScanResult =
  | { verdict: 'CLEAN' }
  | { verdict: 'INFECTED'; name: string }
  | { verdict: 'TOO_LARGE' }

const silenceMs = 120_000

/**
 * Sends a file to `clamd` by its INSTREAM command: pieces, each after its length in four bytes, and a length of zero at
 * the end. Throws without a verdict, so that a scanner that went away is asked again.
 */
export async function scanStream(address: Clamd['address'], body: Readable): Promise<ScanResult> {
  const socket = connect({ ...address, timeout: silenceMs })
  const answer: Buffer[] = []
  let failure: Error | undefined
  socket.on('data', (piece) => answer.push(Buffer.from(piece)))
  socket.on('timeout', () => socket.destroy(new Error('clamd is silent')))
  socket.on('error', (error) => {
    failure = error
  })
  try {
    await once(socket, 'connect')
    socket.write('zINSTREAM\0')
    for await (const piece of body as AsyncIterable<Buffer>) {
      if (answer.length > 0 || socket.destroyed) break
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
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
