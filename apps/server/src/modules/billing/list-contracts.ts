import { desc } from 'drizzle-orm'
import { operatorContracts } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'

/** Every version of the platform's contract with the operator, the newest first. */
export async function listContracts({ tx }: Scope) {
  const rows = await tx
    .select()
    .from(operatorContracts)
    .orderBy(desc(operatorContracts.fromMonth), desc(operatorContracts.savedAt))
  return rows.map(({ id, fromMonth, fixedCents, basisPoints, minimumCents, dueDays, pixKey, savedAt }) => ({
    id,
    fromMonth,
    fixedCents,
    basisPoints,
    minimumCents,
    dueDays,
    pixKey,
    savedAt: savedAt.toISOString(),
  }))
}
