import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../../scope.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByEmail, type User } from '../users/user.ts'

/** The master with this address; a new one can do nothing before a link has set the password. */
export async function ensureMaster(
  scope: Scope,
  { name, email }: { name: string; email: string },
): Promise<User> {
  const known = await findUserByEmail(scope, email)
  if (known && !known.roles.includes('MASTER')) throw new AppError('email_taken', { field: 'email' })
  return known ?? createUser(scope, { name, email, roles: ['MASTER'], passwordHash: null, locale: 'PT_BR' })
}
