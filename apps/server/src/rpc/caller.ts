import type { Scope } from '../scope.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Who calls, inside one transaction: what the use case behind a procedure receives first. A Caller is a Scope, so it can be handed to
 * everything that takes one.
 */
export type Caller = Scope & { session: SessionUser; ip: string }

/** In whose name something is read: whoever calls, or whoever asked for it to be read again and again. */
export type Reader = Scope & { session: Pick<SessionUser, 'userId'> }
