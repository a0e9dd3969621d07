import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

export const recoveryInput = z.strictObject({ recoveryId: z.uuid() })
export type RecoveryInput = z.output<typeof recoveryInput>

/** Decides a recovery request: once, and never the caller's own. */
export async function takeRecovery(
  { session, ...scope }: Caller,
  { recoveryId }: RecoveryInput,
): Promise<User> {
  const { tx, now } = scope
  const [taken] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.id, recoveryId),
        eq(oneTimeTokens.purpose, 'MASTER_RECOVERY'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  if (!taken) throw new AppError('not_found')
  if (taken.userId === session.userId) throw new AppError('other_person_needed')
  return getUser(scope, taken.userId)
}
