import { createHash, createHmac, randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { systemClock } from '#kit/clock.ts'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { operatorHttp } from '#kit/http/guarded-http.ts'

/** The path at which a cell receives the calls of other cells. */
export const cellCallsPath = '/internal/cells'

/** Allowed difference between the clocks of two machines, and validity of a call. */
const windowMs = 30_000
/** Enough for the daily sales of some thousand platforms. */
const answerMax = 50_000_000

export type CallTarget = { cell: string; url: string; timeoutMs: number }

/** A call whose sender has the directory's key. It counts once: the receiving cell spends its id. */
export type ProvenCall = { id: string; expiresAt: Date }

type Headers = Record<string, string | string[] | undefined>

/**
 * Headers that prove a call: signed with the directory's key, for one cell, at one time. By the machine's own clock, since
 * the product's may be moved.
 */
export function proofOfCall(
  key: Buffer,
  {
    to,
    body,
    at = systemClock.now(),
    id = randomUUID(),
  }: { to: string; body: string; at?: Date; id?: string },
): Record<'x-balcao-call' | 'x-balcao-time' | 'x-balcao-signature', string> {
  const time = at.toISOString()
  const signature = signatureOf(key, ['POST', cellCallsPath, to, time, id, body])
  return { 'x-balcao-call': id, 'x-balcao-time': time, 'x-balcao-signature': signature }
}

/** The proven call; null for a call that is forged, meant for another cell, or late. */
export function provenCall(
  key: Buffer,
  { to, headers, body }: { to: string; headers: Headers; body: string },
): ProvenCall | null {
  const { 'x-balcao-call': id, 'x-balcao-time': time, 'x-balcao-signature': signature } = headers
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signature !== 'string') return null
  if (!equalInConstantTime(signature, signatureOf(key, ['POST', cellCallsPath, to, time, id, body])))
    return null
  const at = Date.parse(time)
  if (!(Math.abs(systemClock.now().getTime() - at) <= windowMs)) return null
  return { id, expiresAt: new Date(at + windowMs) }
}

/** Proof of an answer: an answer to this call, by a cell with the directory's key. */
export function signatureOfAnswer(key: Buffer, callId: string, body: string): string {
  return signatureOf(key, ['answer', callId, body])
}

/** Calls a cell, and returns the body of its answer. An answer that is late or not proven counts as silence. */
export async function callCell(
  key: Buffer,
  { cell, url, timeoutMs }: CallTarget,
  body: string,
): Promise<string> {
  const proof = proofOfCall(key, { to: cell, body })
  try {
    const answer = await operatorHttp.request(new URL(cellCallsPath, url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof },
      body,
      timeoutMs,
      maxResponseBytes: answerMax,
    })
    const text = Buffer.from(answer.body).toString('utf8')
    const signature = String(answer.headers['x-balcao-signature'])
    if (!equalInConstantTime(signature, signatureOfAnswer(key, proof['x-balcao-call'], text)))
      throw new Error(`The answer (${answer.status}) is not signed with BALCAO_DIRECTORY_KEY`)
    return text
  } catch (cause) {
    throw new AppError('cell_silent', { cell }, { cause })
  }
}

/** Signed with a key of its own, so that no signature of a directory is valid for a call. */
function signatureOf(directoryKey: Buffer, parts: readonly string[]): string {
  const key = createHmac('sha256', directoryKey).update('calls between cells').digest()
  const text = parts.map((part) => createHash('sha256').update(part).digest('base64url')).join('.')
  return createHmac('sha256', key).update(text).digest('base64url')
}
