import { desc, lte } from 'drizzle-orm'
import { operatorContracts } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'
import type { BillingMonth } from './billing-month.ts'

export type OperatorContract = typeof operatorContracts.$inferSelect

/**
 * Version of the contract that bills a month: the newest `fromMonth` up to that month, and among equals the
 * last saved.
 */
export async function findContract({ tx }: Scope, month: BillingMonth): Promise<OperatorContract | null> {
  const [contract] = await tx
    .select()
    .from(operatorContracts)
    .where(lte(operatorContracts.fromMonth, month))
    .orderBy(desc(operatorContracts.fromMonth), desc(operatorContracts.savedAt))
    .limit(1)
  return contract ?? null
}
