import { and, asc, eq, sql } from 'drizzle-orm'
import { balanceLots, ledgerAccounts } from '../../../db/schema/ledger.ts'
import type { Scope } from '../../../scope.ts'
import { debtorId, isSellersDebt } from './list-debts.ts'

/** What all sellers owe in each currency, and how much of it what they have to come covers. */
export async function sumDebts({ tx, platformId }: Scope) {
  const debts = tx
    .select({
      currency: ledgerAccounts.currency,
      debtCents: sql<number>`${ledgerAccounts.balanceCents}`.as('debt_cents'),
      comingCents: sql<number>`(
        select coalesce(sum(${balanceLots.amountCents}), 0) from ${balanceLots}
        where ${and(
          eq(balanceLots.platformId, platformId),
          sql`${balanceLots.userId} = ${debtorId}`,
          eq(balanceLots.state, 'PENDING'),
          sql`${balanceLots.currency} = ${ledgerAccounts.currency}`,
          sql`${balanceLots.role} <> 'MANAGER'`,
        )})`.as('coming_cents'),
    })
    .from(ledgerAccounts)
    .where(isSellersDebt)
    .as('debts')
  const rows = await tx
    .select({
      currency: debts.currency,
      count: sql<number>`count(*)`.mapWith(Number),
      debtCents: sql<number>`sum(${debts.debtCents})`.mapWith(Number),
      coveredCents: sql<number>`sum(least(${debts.debtCents}, ${debts.comingCents}))`.mapWith(Number),
    })
    .from(debts)
    .groupBy(debts.currency)
    .orderBy(asc(debts.currency))
  return rows.map((row) => ({ ...row, exposedCents: row.debtCents - row.coveredCents }))
}
