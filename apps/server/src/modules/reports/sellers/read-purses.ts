import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { inArray } from 'drizzle-orm'
import { ledgerAccounts } from '#db/schema/ledger.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Scope } from '#scope.ts'

/** The available balance less debt, per currency. */
export type PurseLine = { currency: Currency; cents: Cents }

/** The stored balances of many people at once. Pending money is not included. */
export async function readPurses(
  { tx }: Scope,
  userIds: readonly string[],
): Promise<(userId: string) => PurseLine[]> {
  const codes = userIds.flatMap((id) => [accounts.available(id), accounts.debt(id)])
  if (codes.length === 0) return () => []
  const rows = await tx
    .select({
      code: ledgerAccounts.code,
      currency: ledgerAccounts.currency,
      balanceCents: ledgerAccounts.balanceCents,
    })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.code, codes))
  return (userId) => {
    const own = rows.filter(
      ({ code }) => code === accounts.available(userId) || code === accounts.debt(userId),
    )
    const found = [...new Set(own.map(({ currency }) => currency))].toSorted()
    // Credits are negative in the books and a debt is positive, so both change their sign for a screen.
    return found.map((currency) => ({
      currency,
      cents:
        0 -
        own.filter((row) => row.currency === currency).reduce((sum, row) => sum + (row.balanceCents ?? 0), 0),
    }))
  }
}
