import type { Role } from '@balcao/domain/vocabulary'
import type { Visitor } from '../doors/visitor.ts'

/** The site that a passkey is made for, and to which alone it answers. */
export type RelyingParty = { host: string; origin: string }

/**
 * The host that was called, which is one of the platform's. A master's passkeys are for the installation's own address: the name of every
 * other host is in the hands of a tenant, who could lead it elsewhere and have a passkey answer there (decision 0025).
 */
export function relyingPartyOf({ app, origin }: Visitor, door: Role): RelyingParty {
  const own = new URL(door === 'MASTER' ? app.config.publicUrl : origin)
  return { host: own.hostname, origin: own.origin }
}
