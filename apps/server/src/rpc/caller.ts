import type { Scope } from '#scope.ts'
import type { SessionUser } from './session-user.ts'

/**
 * The caller inside one transaction, first argument of a use case. A Caller is a Scope, so it can be passed
 * to everything that takes one.
 */
export type Caller = Scope & {
  session: SessionUser
  ip: string
  /** Of a call by a key: the id that a repetition of the same call has too. */
  callId?: string | undefined
}

/** The person in whose name data is read: the caller, or the owner of a scheduled report. */
export type Reader = Scope & { session: Pick<SessionUser, 'userId'> }
