import type { AdminPermission, Role } from '@balcao/domain/vocabulary'

/** Whoever is signed in, as their session says. */
export type SessionUser = {
  sessionId: string
  userId: string
  platformId: string
  role: Role
  permissions: readonly AdminPermission[]
  steppedUpAt: Date
}
