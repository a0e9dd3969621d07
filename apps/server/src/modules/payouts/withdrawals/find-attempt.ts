import { desc, eq } from 'drizzle-orm'
import { withdrawalAttempts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import type { Attempt } from './withdrawal.ts'

/** The attempt that was begun last, whatever became of it. */
export async function findLastAttempt({ tx }: Scope, withdrawalId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(withdrawalAttempts)
    .where(eq(withdrawalAttempts.withdrawalId, withdrawalId))
    .orderBy(desc(withdrawalAttempts.number))
    .limit(1)
  return attempt
}
