import type { Currency } from '@balcao/domain/vocabulary'
import { inArray, sql } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { readPosition } from '#modules/ledger/read-position.ts'
import type { Scope } from '#scope.ts'

/**
 * Money owed to each group in each currency, the money at acquirers to pay it, the shortfall, and the last
 * release dates of lots and reserves. All of it comes from the ledger.
 */
export async function readPayoutPlan(scope: Scope) {
  const known = await readCurrencies(scope)
  return Promise.all(
    known.map(async ({ currency, lastReleaseAt }) => {
      const { owed, atAcquirers, accounts, debtors } = await readPosition(scope, currency)
      const labelOf = await readLabels(
        scope,
        accounts.map(({ accountId }) => accountId),
      )
      return {
        currency,
        owed,
        atAcquirers,
        acquirers: accounts.map((account) => ({ ...account, label: labelOf.get(account.accountId) ?? '' })),
        lackingCents: Math.max(0, owed.totalCents - atAcquirers.totalCents),
        debtors,
        lastReleaseAt: lastReleaseAt === null ? null : new Date(lastReleaseAt).toISOString(),
      }
    }),
  )
}

/** Every currency in the books, with the last release date of its lots. Held money is included. */
function readCurrencies({ tx, platformId }: Scope) {
  return tx.execute<{ currency: Currency; lastReleaseAt: string | null }>(sql`
    select a.currency, (select max(l.release_at) from balance_lots l where l.platform_id = ${platformId}
      and l.currency = a.currency and l.state in ('PENDING', 'HELD')) as "lastReleaseAt"
    from ledger_accounts a where a.platform_id = ${platformId} group by a.currency order by a.currency`)
}

async function readLabels({ tx }: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: providerAccounts.id, label: providerAccounts.label })
    .from(providerAccounts)
    .where(inArray(providerAccounts.id, ids))
  return new Map(rows.map(({ id, label }) => [id, label]))
}
