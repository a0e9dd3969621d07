import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { gte, sql } from 'drizzle-orm'
import { providerHealth } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

export type ProviderHealthLine = {
  accountId: string
  method: PaymentMethod
  operation: 'CHARGE' | 'READ' | 'REFUND' | 'PAYOUT'
  outcome: typeof providerHealth.$inferSelect.outcome
  calls: number
  averageMs: number
}

/** Answers of the platform's accounts since an hour, for its administrators. */
export async function listProviderHealth(
  { tx }: Scope,
  { since }: { since: Date },
): Promise<ProviderHealthLine[]> {
  const lines = await tx
    .select({
      accountId: providerHealth.providerAccountId,
      method: providerHealth.method,
      operation: providerHealth.operation,
      outcome: providerHealth.outcome,
      calls: sql<number>`sum(${providerHealth.calls})::int`,
      averageMs: sql<number>`round(sum(${providerHealth.totalMs}) / sum(${providerHealth.calls}))::int`,
    })
    .from(providerHealth)
    .where(gte(providerHealth.hour, since))
    .groupBy(
      providerHealth.providerAccountId,
      providerHealth.method,
      providerHealth.operation,
      providerHealth.outcome,
    )
    .orderBy(
      providerHealth.providerAccountId,
      providerHealth.method,
      providerHealth.operation,
      providerHealth.outcome,
    )
  return lines
}
