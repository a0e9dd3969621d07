import type { Cents } from '@balcao/domain/money'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ledgerAccounts } from '../../../db/schema/ledger.ts'
import { orderShares } from '../../../db/schema/orders.ts'
import { managerContracts } from '../../../db/schema/partners.ts'
import { payments } from '../../../db/schema/payments.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { accounts } from '../../ledger/account-kinds.ts'

const periodMs = 30 * 86_400_000

/** What the sellers in somebody's care sold in thirty days, what that earned, and what may be withdrawn now; by currency. */
export type ManagerFigures = {
  currency: Currency
  soldCents: Cents
  earnedCents: Cents
  availableCents: Cents
}

export async function readManagerFigures(
  caller: Caller,
  managerIds: string[],
): Promise<(managerId: string) => ManagerFigures[]> {
  if (managerIds.length === 0) return () => []
  const [sales, purses] = await Promise.all([
    readSales(caller, managerIds),
    caller.tx
      .select({
        code: ledgerAccounts.code,
        currency: ledgerAccounts.currency,
        balanceCents: ledgerAccounts.balanceCents,
      })
      .from(ledgerAccounts)
      .where(
        inArray(
          ledgerAccounts.code,
          managerIds.map((id) => accounts.available(id, 'manager')),
        ),
      ),
  ])
  return (managerId) =>
    currencies.flatMap((currency) => {
      const sale = sales.find((row) => row.managerId === managerId && row.currency === currency)
      const purse = purses.find(
        (row) => row.code === accounts.available(managerId, 'manager') && row.currency === currency,
      )
      if (!sale && !purse) return []
      return [
        {
          currency,
          soldCents: sale?.soldCents ?? 0,
          earnedCents: sale?.earnedCents ?? 0,
          availableCents: 0 - (purse?.balanceCents ?? 0),
        },
      ]
    })
}

/** From the contracts to the sales of their sellers, so that only the sales of the period are read. */
function readSales({ tx, now }: Caller, managerIds: string[]) {
  return tx
    .select({
      managerId: managerContracts.managerId,
      currency: payments.currency,
      soldCents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
      earnedCents: sql<number>`coalesce(sum(${orderShares.amountCents}), 0)`.mapWith(Number),
    })
    .from(managerContracts)
    .innerJoin(
      payments,
      and(
        eq(payments.sellerId, managerContracts.sellerId),
        gte(payments.createdAt, managerContracts.startsAt),
        or(isNull(managerContracts.endsAt), lt(payments.createdAt, managerContracts.endsAt)),
      ),
    )
    .leftJoin(
      orderShares,
      and(
        eq(orderShares.orderId, payments.orderId),
        eq(orderShares.userId, managerContracts.managerId),
        eq(orderShares.role, 'MANAGER'),
      ),
    )
    .where(
      and(
        inArray(managerContracts.managerId, managerIds),
        eq(payments.status, 'APPROVED'),
        gte(payments.createdAt, new Date(now.getTime() - periodMs)),
      ),
    )
    .groupBy(managerContracts.managerId, payments.currency)
}
