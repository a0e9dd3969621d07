import { AppError } from '@balcao/domain/texts/app-error'
import { createUser } from '#modules/accounts/users/create-user.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

/**
 * The master with this address, created if missing. A new master can do nothing before a link has set the
 * password.
 */
export async function ensureMaster(
  scope: Scope,
  { name, email }: { name: string; email: string },
): Promise<User> {
  const known = await findUserByEmail(scope, email)
  if (known && !known.roles.includes('MASTER')) throw new AppError('email_taken', { field: 'email' })
  return known ?? createUser(scope, { name, email, roles: ['MASTER'], passwordHash: null, locale: 'PT_BR' })
}
