import type { Scope } from '#scope.ts'
import type { SessionUser } from './session-user.ts'

/**
 * The caller inside one transaction, first argument of a use case. A Caller is a Scope, so it can be passed
 * to everything that takes one.
 */
export type Caller = Scope & {
  session: SessionUser
  ip: string
  /** For a call by a key: an id that repetitions of the call share. */
  callId?: string | undefined
}

/** The person for whom data is read: the caller, or the owner of a scheduled report. */
export type Reader = Scope & { session: Pick<SessionUser, 'userId'> }
