import type { Caller } from '../../rpc/caller.ts'
import type { Actor } from './write-audit.ts'

/** Who does what the caller asks for: during a visit that is the staff, not the seller whose area it is. */
export function actorOf({ session, ip }: Pick<Caller, 'session' | 'ip'>): Actor {
  return { userId: session.visit?.staffId ?? session.userId, ip }
}
