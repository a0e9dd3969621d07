import { randomUUID } from 'node:crypto'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import { users } from '#db/schema/accounts.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import type { Scope } from '#scope.ts'
import { demoPassword } from './demo-identity.ts'

export type PersonWishes = {
  id?: string
  name?: string
  email?: string
  roles?: Role[]
  permissions?: AdminPermission[]
  document?: string
  passwordHash?: string
  password?: string
}

export type DemoPerson = typeof users.$inferSelect

/** A person with an account; a seller by default. */
export async function aPerson(
  { tx, platformId, now }: Scope,
  wishes: PersonWishes = {},
): Promise<DemoPerson> {
  const { id = randomUUID() } = wishes
  const [person] = await tx
    .insert(users)
    .values({
      id,
      platformId,
      email: wishes.email ?? `${id.slice(0, 8)}@pessoa.example`,
      name: wishes.name ?? 'Marina Lopes',
      document: wishes.document ?? '12ABC34501DE35',
      phone: '11987654321',
      roles: wishes.roles ?? ['SELLER'],
      permissions: wishes.permissions ?? [],
      passwordHash: wishes.passwordHash ?? (await hashOf(wishes.password)),
      locale: 'PT_BR',
      createdAt: now,
    })
    .returning()
  if (!person) throw new Error('A person was not stored')
  return person
}

let demoHash: Promise<string> | undefined

/** The hash of a given password, or of the demo's, which is public and hashed once. */
function hashOf(password: string | undefined): Promise<string> {
  if (password !== undefined) return hashPassword(password)
  demoHash ??= hashPassword(demoPassword)
  return demoHash
}
