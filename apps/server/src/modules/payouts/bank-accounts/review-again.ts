import { and, eq } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

/** A payment to the account was returned: the staff reviews it before the next payment. */
export async function reviewAgain({ tx }: Scope, bankAccountId: string): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ state: 'IN_REVIEW' })
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.state, 'VERIFIED')))
}
