import { and, desc, eq, sql } from 'drizzle-orm'
import { acquirerCosts } from '#db/schema/acquirers.ts'
import { requireAccount } from '#modules/acquirers/accounts/require-account.ts'
import type { Scope } from '#scope.ts'

/** Cost tables in force of an account: the newest version of each method and currency, by installments. */
export async function listAcquirerCosts(scope: Scope, { accountId }: { accountId: string }) {
  await requireAccount(scope, accountId)
  const { tx } = scope
  const newest = sql`(${acquirerCosts.method}, ${acquirerCosts.currency}, ${acquirerCosts.effectiveFrom}) in (
    select method, currency, max(effective_from) from acquirer_costs
    where platform_id = ${scope.platformId} and provider_account_id = ${accountId} group by method, currency)`
  const rows = await tx
    .select({
      method: acquirerCosts.method,
      currency: acquirerCosts.currency,
      fromInstallments: acquirerCosts.fromInstallments,
      basisPoints: acquirerCosts.basisPoints,
      fixedCents: acquirerCosts.fixedCents,
      effectiveFrom: acquirerCosts.effectiveFrom,
    })
    .from(acquirerCosts)
    .where(and(eq(acquirerCosts.providerAccountId, accountId), newest))
    .orderBy(acquirerCosts.method, acquirerCosts.currency, desc(acquirerCosts.fromInstallments))
  return rows.map(({ effectiveFrom, ...row }) => ({ ...row, effectiveFrom: effectiveFrom.toISOString() }))
}
