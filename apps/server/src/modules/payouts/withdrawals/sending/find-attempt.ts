import { and, eq } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

export async function findAttempt(
  { tx }: Scope,
  { withdrawalId, number }: Pick<Attempt, 'withdrawalId' | 'number'>,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(withdrawalAttempts)
    .where(and(eq(withdrawalAttempts.withdrawalId, withdrawalId), eq(withdrawalAttempts.number, number)))
  return attempt
}
