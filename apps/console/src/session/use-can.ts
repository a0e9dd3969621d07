import type { AdminPermission } from '@balcao/domain/vocabulary'
import { useSession } from './session.ts'

/** Whether this person may do what the permission names. Only an admin's staff is limited by permissions. */
export function useCan(permission: AdminPermission): boolean {
  const { user } = useSession()
  return user.role !== 'ADMIN' || user.permissions.includes(permission)
}
