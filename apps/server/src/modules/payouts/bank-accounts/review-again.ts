import { and, eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

/** Puts the account under review again after a payment to it was returned. */
export async function reviewAgain({ tx }: Scope, bankAccountId: string): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ state: 'IN_REVIEW' })
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.state, 'VERIFIED')))
}
