import { type Cents, percentOfCents } from '@balcao/domain/money/money'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { acquirerCosts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

export type CostlyCharge = {
  providerAccountId: string
  method: PaymentMethod
  currency: Currency
  installments: number
  amountCents: Cents
}

const selectCost = defineStatement((db, given: Inputs<Omit<CostlyCharge, 'amountCents'> & { now: Date }>) =>
  db
    .select({ basisPoints: acquirerCosts.basisPoints, fixedCents: acquirerCosts.fixedCents })
    .from(acquirerCosts)
    .where(
      and(
        eq(acquirerCosts.providerAccountId, given.providerAccountId),
        eq(acquirerCosts.method, given.method),
        eq(acquirerCosts.currency, given.currency),
        lte(acquirerCosts.effectiveFrom, sql.param(given.now, acquirerCosts.effectiveFrom)),
        lte(acquirerCosts.fromInstallments, given.installments),
      ),
    )
    .orderBy(desc(acquirerCosts.effectiveFrom), desc(acquirerCosts.fromInstallments))
    .limit(1),
)

/** Acquirer's cost of a charge by the cost table in force: never more than the charge, zero without a table. */
export async function findAcquirerCost(
  { tx, now }: Scope,
  { amountCents, ...charge }: CostlyCharge,
): Promise<Cents> {
  const [row] = await selectCost(tx, { ...charge, now })
  if (!row) return 0
  return Math.min(amountCents, percentOfCents(amountCents, row.basisPoints) + row.fixedCents)
}
