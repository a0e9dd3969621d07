import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { Visit } from './visit.ts'

/** Whoever is signed in, as their session says. */
export type SessionUser = {
  sessionId: string
  userId: string
  platformId: string
  role: Role
  permissions: readonly AdminPermission[]
  steppedUpAt: Date
  /** True: the role demands a second factor that this person has not set up yet; until then the session does nothing else. */
  lacksSecondFactor: boolean
  /** Present for somebody of the staff who sees and works for some sellers only. */
  ownSellersOnly?: true
  /** Present while somebody of the staff looks at this seller's area: the session is then the staff's, and everything else is the seller's. */
  visit?: Visit
}
