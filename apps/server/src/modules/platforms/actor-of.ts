import type { Caller } from '#rpc/caller.ts'
import type { Actor } from './write-audit.ts'

/** The actor of a caller: during a visit the staff member, instead of the seller whose area it is. */
export function actorOf({ session, ip }: Pick<Caller, 'session' | 'ip'>): Actor {
  return { userId: session.visit?.staffId ?? session.userId, ip }
}
