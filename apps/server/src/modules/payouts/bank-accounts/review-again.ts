import { and, eq } from 'drizzle-orm'
import { bankAccounts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'

/** A payment to it came back: the staff looks at it before anything else is paid to it. */
export async function reviewAgain({ tx }: Scope, bankAccountId: string): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ state: 'IN_REVIEW' })
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.state, 'VERIFIED')))
}
