import type { Answer } from '#core/faults.ts'
import type { Call } from '#http/dialect.ts'

/** R$ 1, in and out. */
export const smallestAmount = 100

/** BAD_REQUEST and API_KEY_INVALID were seen in a caller; the others are assumed. */
const codes: Record<number, string> = { 400: 'BAD_REQUEST', 401: 'API_KEY_INVALID', 404: 'NOT_FOUND' }

export function answer({ books }: Call, data: unknown, status = 200): Answer {
  const meta = { timestamp: books.now().toISOString(), version: 'v1', requestId: books.identifiers.uuid() }
  return { status, body: { success: true, data, meta } }
}

export function problem(status: number, message: string): Answer {
  return { status, body: { success: false, error: { code: codes[status] ?? 'ERROR', message } } }
}

export type IdempotencyKey = { kind: 'key'; value: string | null } | { kind: 'problem'; message: string }

/** Optional. One caller names UUIDs and 8 to 64 letters and digits; others join words with - or _. */
export function readIdempotencyKey({ headers }: Call): IdempotencyKey {
  const given = headers['x-idempotency-key']
  if (given === undefined) return { kind: 'key', value: null }
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    ? { kind: 'key', value: given }
    : { kind: 'problem', message: 'X-Idempotency-Key must have 8 to 64 letters or digits' }
}
