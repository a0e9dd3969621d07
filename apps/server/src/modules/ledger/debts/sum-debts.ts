import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { balanceLots, type LotState, ledgerAccounts } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { debtorId, isSellersDebt } from './list-debts.ts'

/** Debts of all sellers in each currency, the part that their pending money covers, and their held money. */
export async function sumDebts({ tx, platformId }: Scope) {
  const lotsIn = (state: LotState): SQL => sql`(
    select coalesce(sum(${balanceLots.amountCents}), 0) from ${balanceLots}
    where ${and(
      eq(balanceLots.platformId, platformId),
      sql`${balanceLots.userId} = ${debtorId}`,
      eq(balanceLots.state, state),
      sql`${balanceLots.currency} = ${ledgerAccounts.currency}`,
      sql`${balanceLots.role} <> 'MANAGER'`,
    )})`
  const debts = tx
    .select({
      currency: ledgerAccounts.currency,
      debtCents: sql<number>`${ledgerAccounts.balanceCents}`.as('debt_cents'),
      comingCents: sql<number>`${lotsIn('PENDING')}`.as('coming_cents'),
      heldCents: sql<number>`${lotsIn('HELD')}`.as('held_cents'),
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
      heldCents: sql<number>`sum(${debts.heldCents})`.mapWith(Number),
    })
    .from(debts)
    .groupBy(debts.currency)
    .orderBy(asc(debts.currency))
  return rows.map((row) => ({ ...row, exposedCents: row.debtCents - row.coveredCents }))
}
