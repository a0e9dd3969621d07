import { and, desc, eq, inArray } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Caller } from '#rpc/caller.ts'
import { isUsable } from './bank-account.ts'

/**
 * The caller's destinations, the newest first. Removed ones are left out; refused ones are listed with the
 * reason.
 */
export async function listOwnBankAccounts({ tx, session, now }: Caller) {
  const accounts = await tx
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.userId, session.userId),
        inArray(bankAccounts.state, ['IN_REVIEW', 'VERIFIED', 'REFUSED']),
      ),
    )
    .orderBy(desc(bankAccounts.createdAt))
    .limit(50)
  return accounts.map((account) => ({
    id: account.id,
    destination: account.destination,
    state: account.state,
    isDefault: account.isDefault,
    isUsable: isUsable(account, now),
    usableFrom: account.usableFrom?.toISOString() ?? null,
    reviewReason: account.reviewReason,
    createdAt: account.createdAt.toISOString(),
  }))
}
