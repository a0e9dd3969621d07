import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { deletionRequests } from '#db/schema/sellers.ts'
import type { Caller } from '#rpc/caller.ts'

export async function withdrawDeletion({ tx, now, session }: Caller): Promise<void> {
  const withdrawn = await tx
    .update(deletionRequests)
    .set({ state: 'WITHDRAWN', endedAt: now })
    .where(and(eq(deletionRequests.userId, session.userId), eq(deletionRequests.state, 'OPEN')))
    .returning({ id: deletionRequests.id })
  if (withdrawn.length === 0) throw new AppError('record_changed')
}
