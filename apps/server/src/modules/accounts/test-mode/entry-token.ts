import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

const purpose = 'test mode entry'
const lifetimeMs = 60_000

const entry = z.strictObject({
  /** Makes two tokens of the same instant different. */
  id: z.uuid(),
  /** The test platform that the token opens. */
  platformId: z.uuid(),
  /** The live session that requested the entry, and its origin. */
  sessionId: z.uuid(),
  url: z.url(),
  endsAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type TestModeEntry = z.output<typeof entry>

/**
 * Token that carries a seller from the live host to the host of the test mode, valid once and for a minute of
 * the real clock.
 */
export function writeEntryToken(app: App, given: Omit<TestModeEntry, 'id' | 'endsAt'>): string {
  const endsAt = new Date(app.worldClock.now().getTime() + lifetimeMs).toISOString()
  const text = Buffer.from(JSON.stringify({ ...given, id: randomUUID(), endsAt })).toString('base64url')
  return `${text}.${signText(app.secrets, purpose, text)}`
}

/** Null for a token that is not ours or has expired. */
export function readEntryToken(app: App, token: string): TestModeEntry | null {
  const [text = '', signature = ''] = token.split('.')
  if (!isSignatureOf(app.secrets, purpose, text, signature)) return null
  const read = entry.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return read.endsAt > app.worldClock.now() ? read : null
}
