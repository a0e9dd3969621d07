import type { AdminPermission, Locale, Role } from '@balcao/domain/vocabulary'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import type { User } from './user.ts'

export type NewUser = {
  email: string
  name: string
  roles: Role[]
  permissions?: AdminPermission[]
  passwordHash: string | null
  locale: Locale
  document?: string
  phone?: string
  termsAcceptedAt?: Date | null
}

export async function createUser({ tx, platformId, now }: Scope, user: NewUser): Promise<User> {
  const [created] = await tx
    .insert(users)
    .values({ ...user, platformId, createdAt: now })
    .returning()
  invariant(created, 'a row that was just written comes back')
  return created
}
