import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { receivers } from '#db/schema/acquirers.ts'
import { requireAccount } from '#modules/acquirers/accounts/require-account.ts'
import type { Scope } from '#scope.ts'
import type { LinkReceiverInput } from './receivers.input.ts'

/**
 * The account, the person and the former receiver, locked. Without a person the receiver is the platform's
 * own.
 */
export async function lockFormer(
  scope: Scope,
  { accountId, userId }: Pick<LinkReceiverInput, 'accountId' | 'userId'>,
) {
  const { tx } = scope
  const account = await requireAccount(scope, accountId)
  const person = userId === null ? null : await requirePerson(scope, userId)
  const [former] = await tx
    .select()
    .from(receivers)
    .where(
      and(
        eq(receivers.providerAccountId, account.id),
        userId === null ? isNull(receivers.userId) : eq(receivers.userId, userId),
      ),
    )
    .for('update')
  return { account, person, former }
}

async function requirePerson({ tx }: Scope, userId: string) {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('not_found', { field: 'userId' })
  return person
}
