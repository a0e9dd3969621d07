import type { ShareRole } from '@balcao/domain/money/sale-split'
import { capabilities } from '@balcao/domain/people/account-standing'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { isOwing, ledgerAccounts } from '#db/schema/ledger.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import type { Scope } from '#scope.ts'

type Share = { userId: string; role: ShareRole }

/**
 * Shares that an acquirer may pay directly, which equals a withdrawal without review: those of people who may
 * withdraw without review and have no debt. All other shares stay here, to be held back or to pay the debt.
 */
export async function findFreelyPaid(
  { tx }: Scope,
  shares: readonly Share[],
  currency: Currency,
): Promise<(share: Share) => boolean> {
  const debtOf = ({ userId, role }: Share) => accounts.debt(userId, purseOf(role))
  const [people, debts] = await Promise.all([
    tx
      .select({ id: users.id, status: users.status, blockedCashout: users.blockedCashout })
      .from(users)
      .where(
        inArray(
          users.id,
          shares.map(({ userId }) => userId),
        ),
      ),
    tx
      .select({ code: ledgerAccounts.code })
      .from(ledgerAccounts)
      .where(
        and(
          inArray(ledgerAccounts.code, shares.map(debtOf)),
          eq(ledgerAccounts.currency, currency),
          isOwing(ledgerAccounts),
        ),
      ),
  ])
  const free = people.filter(
    ({ status, blockedCashout }) => !blockedCashout && capabilities[status].withdraws === 'YES',
  )
  const freeIds = new Set(free.map(({ id }) => id))
  const owed = new Set(debts.map(({ code }) => code))
  return (share) => freeIds.has(share.userId) && !owed.has(debtOf(share))
}
