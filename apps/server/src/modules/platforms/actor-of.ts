import type { Caller } from '#rpc/caller.ts'
import type { Actor } from './write-audit.ts'

/** The actor of a call: during a visit this is the visiting staff member instead of the visited seller. */
export function actorOf({ session, ip }: Pick<Caller, 'session' | 'ip'>): Actor {
  return { userId: session.visit?.staffId ?? session.userId, ip }
}
