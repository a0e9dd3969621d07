import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anticipations } from '#db/schema/anticipations.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { balanceConversions, withdrawals } from '#db/schema/payouts.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { type Bounds, inPeriods } from '#modules/ledger/days/split-at-days.ts'

const accountOf = {
  fee_cents: accounts.platformFee,
  interest_cents: accounts.platformInterest,
  anticipation_cents: accounts.platformAnticipation,
  spread_cents: accounts.platformSpread,
  cost_cents: accounts.platformCost,
}

/**
 * The sale of an entry. Not a `coalesce`, which is not leakproof: under row-level security PostgreSQL would
 * use no index for it.
 */
export const saleOfEntry = sql`case when ${ledgerEntries.paymentId} is null then ${ledgerJournals.subjectId} else ${ledgerEntries.paymentId} end`

/** Subjects of entries without a sale. */
const owners = [anticipations, withdrawals, moneyProposals, balanceConversions]

/** The columns of `profit_totals` that a day's sums fill, in their order. */
export const profitColumns = sql.raw(
  ['at', 'seller_id', 'currency', 'volume_cents', ...Object.keys(accountOf)].join(', '),
)

/**
 * The platform's earnings by seller on each day of the periods and the cost of their sales, by the books and
 * on the day of the posting. An entry belongs to the seller of its sale, anticipation, withdrawal, conversion
 * or fee correction; managers pay withdrawal fees too. Entries without a seller, such as the operator's bill,
 * are left out.
 */
export function bookedProfit(platformId: string, periods: readonly Bounds[]): SQL {
  const sellerId = sql`coalesce(${payments.sellerId}, ${sql.join(
    owners.map(({ userId }) => sql`${userId}`),
    sql`, `,
  )})`
  const debited = (condition: SQL) =>
    sql`coalesce(sum(${ledgerEntries.amountCents}) filter (where ${condition}), 0)::bigint`
  const isOfAcquirer = like(ledgerAccounts.code, 'acquirer:%')
  const earned = Object.entries(accountOf).map(([column, code]) => {
    const sum = debited(eq(ledgerAccounts.code, code))
    return sql`${code === accounts.platformCost ? sum : sql`-${sum}`} as ${sql.identifier(column)}`
  })
  const ofPlatform = (table: { platformId: PgColumn }) => eq(table.platformId, platformId)
  const ownedBy = (table: (typeof owners)[number]) =>
    sql`left join ${table} on ${and(ofPlatform(table), eq(table.id, ledgerJournals.subjectId))}`
  // Accounts are few and selected first, because entries are indexed by account and date.
  return sql`
    select date_trunc('day', ${ledgerEntries.postedAt}, 'America/Sao_Paulo')::timestamptz(3) as at, ${sellerId} as seller_id,
      ${ledgerAccounts.currency} as currency, ${debited(isOfAcquirer)} as volume_cents, ${sql.join(earned, sql`, `)}
    from ${ledgerAccounts}
    join ${ledgerEntries} on ${and(ofPlatform(ledgerEntries), eq(ledgerEntries.accountId, ledgerAccounts.id), inPeriods(ledgerEntries.postedAt, periods))}
    join ${ledgerJournals} on ${and(ofPlatform(ledgerJournals), eq(ledgerJournals.id, ledgerEntries.journalId))}
    left join ${payments} on ${and(ofPlatform(payments), eq(payments.id, saleOfEntry))}
    ${sql.join(owners.map(ownedBy), sql` `)}
    where ${and(
      ofPlatform(ledgerAccounts),
      or(
        inArray(ledgerAccounts.code, Object.values(accountOf)),
        and(isOfAcquirer, eq(ledgerJournals.rule, 'sale.approved')),
      ),
      sql`${sellerId} is not null`,
    )}
    group by 1, 2, 3`
}
