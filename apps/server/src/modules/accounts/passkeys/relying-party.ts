import type { Role } from '@balcao/domain/vocabulary'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'

/** The site for which a passkey is created, and the only one that it answers. */
export type RelyingParty = { host: string; origin: string }

/**
 * The called host, which is one of the platform's. A master's passkeys belong to the installation's own
 * address: a tenant controls its own host names, could point one elsewhere and request passkeys there
 * (decision 0025).
 */
export function relyingPartyOf({ app, origin }: Visitor, door: Role): RelyingParty {
  const own = new URL(door === 'MASTER' ? app.config.publicUrl : origin)
  return { host: own.hostname, origin: own.origin }
}
