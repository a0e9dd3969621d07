import type { User } from '#modules/accounts/users/user.ts'

/**
 * The name of a person who also sells or manages is shown to buyers and partners: the staff cannot change it.
 */
export function canRename({ roles }: Pick<User, 'roles'>): boolean {
  return roles.every((role) => role === 'ADMIN' || role === 'CUSTOMER')
}
