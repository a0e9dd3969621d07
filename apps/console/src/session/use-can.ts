import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { Session } from '#api/client.ts'
import type { Screen } from '#screens/area.ts'
import { useSession } from './session.ts'

/**
 * Whether a person has a permission. Only staff are limited; an action without a permission is open to
 * everybody.
 */
export function can({ user }: Session, permission: AdminPermission | undefined): boolean {
  return permission === undefined || user.role !== 'ADMIN' || user.permissions.includes(permission)
}

/** The same for the signed-in person: `useCan('isWithdrawsAvailable') && <Button …>`. */
export function useCan(permission: AdminPermission | undefined): boolean {
  return can(useSession(), permission)
}

/** Whether a person may open a screen. */
export function mayOpen(session: Session, { permission, alsoFor }: Pick<Screen, 'permission' | 'alsoFor'>) {
  return can(session, permission) || (alsoFor !== undefined && can(session, alsoFor))
}
