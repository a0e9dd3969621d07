import { and, eq, ne, sql } from 'drizzle-orm'
import { bankAccounts, withdrawals } from '#db/schema/payouts.ts'
import { invariant } from '#kit/invariant.ts'
import { listPapers } from '#modules/accounts/documents/list-papers.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

/**
 * Facts for a decision: the person's remaining balance, the destination, and the comparison with earlier
 * withdrawals.
 */
export async function weighWithdrawal(scope: Scope, withdrawal: Withdrawal) {
  const { tx } = scope
  const { userId, purse, currency } = withdrawal
  const [balance, papers, [account], [earlier]] = await Promise.all([
    getBalance(scope, userId, currency, purse),
    purse === 'manager' ? null : listPapers(scope, userId),
    tx.select().from(bankAccounts).where(eq(bankAccounts.id, withdrawal.bankAccountId)),
    tx
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        averageCents: sql<number>`coalesce(round(avg(${withdrawals.amountCents})), 0)`.mapWith(Number),
        toSameAccount:
          sql<number>`count(*) filter (where ${withdrawals.bankAccountId} = ${withdrawal.bankAccountId})`.mapWith(
            Number,
          ),
      })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.userId, userId),
          eq(withdrawals.purse, purse),
          eq(withdrawals.currency, currency),
          eq(withdrawals.state, 'PAID'),
          ne(withdrawals.id, withdrawal.id),
        ),
      ),
  ])
  invariant(account && earlier, `withdrawal ${withdrawal.id} has no bank account`)
  return {
    balance: {
      availableCents: balance.availableCents,
      pendingCents: balance.pendingCents,
      reserveCents: balance.reserveCents,
      heldCents: balance.heldCents,
      withdrawingCents: balance.withdrawingCents,
      debtCents: balance.debtCents,
    },
    account: { state: account.state, addedAt: account.createdAt.toISOString() },
    /** Stage of the seller's documents; a manager has none. */
    papers: papers?.stage ?? null,
    earlier,
  }
}
