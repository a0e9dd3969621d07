import type { User } from '../users/user.ts'

/** The name of somebody who also sells or manages is shown to buyers and partners: it is not the staff's to change. */
export function canRename({ roles }: Pick<User, 'roles'>): boolean {
  return roles.every((role) => role === 'ADMIN' || role === 'CUSTOMER')
}
