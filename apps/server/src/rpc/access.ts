import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import type { About } from './about.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Declared access of a procedure. `admit` enforces it, and the permission matrix is generated from it, so
 * declaration and behaviour cannot drift apart.
 */
export type Access =
  | { area: 'PUBLIC' }
  | Exclude<SignedInAccess, StaffAccess>
  | (StaffAccess & { about: About | 'seen' })

export type SignedInAccess =
  /** `settingUp`: also for a session that still has to set up the second factor of its role. */
  { area: 'SIGNED_IN'; settingUp?: true } | { area: Exclude<Role, 'ADMIN'>; freshProof?: true } | StaffAccess

export type StaffAccess = { area: 'ADMIN'; permission: AdminPermission; freshProof?: true }

const stepUpLifetimeMs = 5 * 60_000

/** The session of an admitted caller; otherwise a refusal that says what is missing. */
export function admit(
  { app, session }: { app: App; session: SessionUser | null },
  access: SignedInAccess,
): SessionUser {
  if (!session) throw new AppError('session_required')
  const isSettingUp = access.area === 'SIGNED_IN' && access.settingUp === true
  if (session.lacksSecondFactor && !isSettingUp) throw new AppError('second_factor_required')
  if (access.area === 'SIGNED_IN') return session
  if (session.role !== access.area) throw new AppError('permission_missing', { area: access.area })
  if (access.area === 'ADMIN' && !session.permissions.includes(access.permission))
    throw new AppError('permission_missing', { permission: access.permission })
  if (access.freshProof && app.clock.now().getTime() - session.steppedUpAt.getTime() > stepUpLifetimeMs)
    throw new AppError('step_up_required')
  return session
}
