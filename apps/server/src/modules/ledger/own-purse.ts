import type { Caller } from '#rpc/caller.ts'
import type { PurseOwner } from './lock-purses.ts'

/** The purse of the session's role. */
export function ownPurse({ session }: Pick<Caller, 'session'>): PurseOwner {
  return { userId: session.userId, purse: session.role === 'MANAGER' ? 'manager' : 'user' }
}
