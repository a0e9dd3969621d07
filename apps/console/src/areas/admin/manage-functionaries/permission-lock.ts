import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'

/** The person whose flags a form changes, and the person who changes them. */
export type PermissionSubject = {
  /** The flags of the person who fills in the form. */
  held: readonly AdminPermission[]
  /** The flags that the person has before the form is saved. */
  stored: readonly AdminPermission[]
  isSelf: boolean
  isLastManager: boolean
}

export type PermissionLock = 'own' | 'unheld' | 'lastManager'

/** Reason why the server would refuse to change a flag, or null. */
export function permissionLock(
  permission: AdminPermission,
  { held, stored, isSelf, isLastManager }: PermissionSubject,
): PermissionLock | null {
  if (isSelf) return 'own'
  if (isLastManager && permission === 'isFunctionariesAvailable') return 'lastManager'
  return held.includes(permission) || stored.includes(permission) ? null : 'unheld'
}

/** The flags of a preset; locked flags stay unchanged. */
export function withPreset(
  preset: readonly AdminPermission[],
  current: readonly AdminPermission[],
  subject: PermissionSubject,
): AdminPermission[] {
  return adminPermissions.filter((permission) =>
    (permissionLock(permission, subject) === null ? preset : current).includes(permission),
  )
}
