import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * A grant of the caller; another buyer's grant is not found. The lock makes two clicks count one after the
 * other.
 */
export async function lockGrant({ tx, session }: Caller, grantId: string) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, grantId), eq(accessGrants.customerId, session.userId)))
    .for('update')
  if (!grant) throw new AppError('not_found')
  return grant
}
