import type { ApiScope } from '@balcao/domain/people/api-scopes'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { Visit } from './visit.ts'

/** The signed-in user of a session. */
export type SessionUser = {
  sessionId: string
  userId: string
  platformId: string
  role: Role
  permissions: readonly AdminPermission[]
  steppedUpAt: Date
  /**
   * True while the role demands a second factor that is not set up yet; until then the session can do nothing else.
   */
  lacksSecondFactor: boolean
  /** Present for staff who sign on at a provider: the last proof, on which the session depends. */
  signOn?: { id: string; provenAt: Date; silentSince: Date | null }
  /** Present for staff limited to some sellers. */
  ownSellersOnly?: true
  /**
   * Present while a staff member visits this seller's area: the session is the staff's, and everything else
   * is the seller's.
   */
  visit?: Visit
  /** Present for a seller in test mode: the live session that it was entered from. */
  enteredFrom?: { sessionId: string; url: string }
  /** Present for a call by a key of the public API: its owner acts, within the key's scopes. */
  apiKey?: { id: string; scopes: readonly ApiScope[]; apiVersion: string }
}
