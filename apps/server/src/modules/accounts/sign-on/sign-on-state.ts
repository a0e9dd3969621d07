import { z } from 'zod'
import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { signOnDoors } from './sign-on.input.ts'

const shape = z.object({
  door: z.enum(signOnDoors),
  purpose: z.enum(['ENTER', 'PROVE', 'TEST']),
  /** Issuer and client at the start: settings that changed since then take no answer of the former ones. */
  issuer: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that asked for a fresh proof or a test. */
  sessionId: z.string().nullable(),
  next: z.string().nullable(),
  startedAt: z.coerce.date(),
})
export type SignOnState = z.output<typeof shape>

/** Time for somebody to type a password and a code at the provider. */
export const stateLifetimeMs = 10 * 60_000

/** For an office behind one address: each answer asks the provider, and each refusal is a line of the trail. */
export const answersLimit = { name: 'sign-on answers', perMinute: 30, burst: 120 }

type Bound = { platformId: string; browser: string }

/**
 * All that the way back needs, sealed into the state itself: two tabs keep apart, and no process has to remember
 * either. It opens only in the browser whose cookie it was sealed for, and only on its own platform.
 */
export function sealState(app: App, bound: Bound, state: SignOnState): string {
  return app.secrets.seal(JSON.stringify(state), placeOf(bound))
}

/** Null for a state that is not ours, another browser's, or too old. */
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
