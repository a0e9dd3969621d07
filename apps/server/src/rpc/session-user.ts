import type { AdminPermission, Role } from '@balcao/domain/vocabulary'

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
}
