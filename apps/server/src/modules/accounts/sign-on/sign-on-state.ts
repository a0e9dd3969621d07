import { z } from 'zod'
import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { signOnDoors } from './sign-on.input.ts'

const shape = z.object({
  door: z.enum(signOnDoors),
  purpose: z.enum(['ENTER', 'PROVE', 'TEST']),
  /** Issuer and client at the start: after a change of settings, answers for the former ones are refused. */
  issuer: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that requested a fresh proof or a test. */
  sessionId: z.string().nullable(),
  next: z.string().nullable(),
  startedAt: z.coerce.date(),
})
export type SignOnState = z.output<typeof shape>

/** Time for a person to type a password and a code at the provider. */
export const stateLifetimeMs = 10 * 60_000

/**
 * Limit per network, high enough for an office behind one address: each answer calls the provider, and each
 * refusal writes a row of the audit trail.
 */
export const answersLimit = { name: 'sign-on answers', perMinute: 30, burst: 120 }

type Bound = { platformId: string; browser: string }

/**
 * All data that the return from the provider needs, sealed into the state: tabs do not interfere, and no
 * process stores anything. The state opens only in the browser of its cookie and on its own platform.
 */
export function sealState(app: App, bound: Bound, state: SignOnState): string {
  return app.secrets.seal(JSON.stringify(state), placeOf(bound))
}

/** Null for a state that is forged, expired, or of another browser. */
export function openState(app: App, bound: Bound, sealed: string): SignOnState | null {
  try {
    const state = shape.parse(JSON.parse(app.secrets.open(sealed, placeOf(bound))))
    const ageMs = app.clock.now().getTime() - state.startedAt.getTime()
    return ageMs <= stateLifetimeMs ? state : null
  } catch {
    return null
  }
}

function placeOf({ platformId, browser }: Bound) {
  return { platformId, table: 'sign-on', column: 'state', rowId: hashToken(browser) }
}
