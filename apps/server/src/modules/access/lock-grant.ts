import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { accessGrants } from '../../db/schema/access.ts'
import type { Caller } from '../../rpc/caller.ts'

/** What the caller was given access to; anybody else's does not exist. Locked, so that two clicks are counted one after the other. */
export async function lockGrant({ tx, session }: Caller, grantId: string) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, grantId), eq(accessGrants.customerId, session.userId)))
    .for('update')
  if (!grant) throw new AppError('not_found')
  return grant
}
