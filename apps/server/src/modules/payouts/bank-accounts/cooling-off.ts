import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

const coolingMs = 48 * 60 * 60_000

/**
 * The instant from which a verified account can be paid. A new account cools off for two days, during which
 * its owner can react to the mail about it. A person's first account does not cool off, because a thief
 * cannot have replaced an earlier one.
 */
export async function usableFrom(
  { tx, now }: Scope,
  { userId, bankAccountId }: { userId: string; bankAccountId: string },
): Promise<Date> {
  const earlier = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.userId, userId),
        isNotNull(bankAccounts.usableFrom),
        ne(bankAccounts.id, bankAccountId),
      ),
    )
    .limit(1)
  return earlier.length === 0 ? now : new Date(now.getTime() + coolingMs)
}
