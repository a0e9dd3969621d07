import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { anticipations } from '#db/schema/anticipations.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { balanceConversions, withdrawals } from '#db/schema/payouts.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Bounds } from '#modules/ledger/days/split-at-days.ts'

const accountOf = {
  fee_cents: accounts.platformFee,
  interest_cents: accounts.platformInterest,
  anticipation_cents: accounts.platformAnticipation,
  spread_cents: accounts.platformSpread,
  cost_cents: accounts.platformCost,
}

/** The sums of each row of `bookedProfit`, after its day, seller, acquirer account and currency. */
export const profitSums = ['volume_cents', ...Object.keys(accountOf)]

/** Subjects of entries without a sale. */
const owners = [anticipations, withdrawals, moneyProposals, balanceConversions]

/**
 * The platform's earnings on each day of the periods and the cost of the sales, by the books and on the day of the
 * posting, by seller, by acquirer account of the sale, and by currency. An entry belongs to the seller of its sale,
 * anticipation, withdrawal, conversion or fee correction; managers pay withdrawal fees too. Entries without a seller,
 * such as the operator's bill, are left out.
 */
export function bookedProfit(platformId: string, periods: readonly Bounds[]): SQL {
  const ofPlatform = (table: { platformId: PgColumn }) => eq(table.platformId, platformId)
  const ownedBy = (table: (typeof owners)[number]) =>
    sql`left join ${table} on ${and(ofPlatform(table), eq(table.id, ledgerJournals.subjectId))}`
  const sellerId = sql`coalesce(${payments.sellerId}, ${sql.join(
    owners.map(({ userId }) => sql`${userId}`),
    sql`, `,
  )})`
  // Not a `coalesce`, which is not leakproof: under row-level security PostgreSQL would use no index for it.
  const saleId = sql`case when booked.payment_id is null then ${ledgerJournals.subjectId} else booked.payment_id end`
  const isSale = eq(ledgerJournals.rule, 'sale.approved')
  const sums = Object.keys(accountOf).map((column) => sql.raw(`sum(booked.${column})::bigint as ${column}`))
  return sql`
    select date_trunc('day', booked.posted_at, 'America/Sao_Paulo')::timestamptz(3) as at, ${sellerId} as seller_id,
      ${payments.providerAccountId} as provider_account_id, booked.currency,
      coalesce(sum(booked.volume_cents) filter (where ${isSale}), 0)::bigint as volume_cents, ${sql.join(sums, sql`, `)}
    from (${sumsOfJournals(platformId, periods)}) booked
    join ${ledgerJournals} on ${and(ofPlatform(ledgerJournals), sql`${ledgerJournals.id} = booked.journal_id`)}
    left join ${payments} on ${and(ofPlatform(payments), sql`${payments.id} = ${saleId}`)}
    ${sql.join(owners.map(ownedBy), sql` `)}
    where ${and(or(sql`booked.is_earned`, isSale), sql`${sellerId} is not null`)}
    group by 1, 2, 3, 4`
}

/**
 * Each journal's entries of earnings and of what acquirers owe, in one row for each sale: the journal and its sale are
 * then looked up once, and not for each entry.
 */
function sumsOfJournals(platformId: string, periods: readonly Bounds[]): SQL {
  const ofPlatform = (table: { platformId: PgColumn }) => eq(table.platformId, platformId)
  const { accountId, amountCents, journalId, paymentId, postedAt } = ledgerEntries
  const debited = (condition: SQL) =>
    sql`coalesce(sum(${amountCents}) filter (where ${condition}), 0)::bigint`
  const isEarned = inArray(ledgerAccounts.code, Object.values(accountOf))
  const earned = Object.entries(accountOf).map(([column, code]) => {
    const sum = debited(eq(ledgerAccounts.code, code))
    return sql`${code === accounts.platformCost ? sum : sql`-${sum}`} as ${sql.identifier(column)}`
  })
  // By their whole codes, since `like` is not leakproof: every account would be read.
  const isReceivable = sql`${ledgerAccounts.code} = any(array(
    select 'acquirer:' || ${providerAccounts.id} || ':receivable' from ${providerAccounts} where ${ofPlatform(providerAccounts)}))`
  // Accounts are few and selected first, because entries are indexed by account and date; and each period apart: with an
  // `or` of periods all entries of the accounts would be read.
  return sql`
    select ${journalId}, ${paymentId}, ${postedAt}, ${ledgerAccounts.currency}, bool_or(${isEarned}) as is_earned,
      ${debited(sql`not (${isEarned})`)} as volume_cents, ${sql.join(earned, sql`, `)}
    from ${ledgerAccounts}
    cross join (${rowsOf(periods)}) as period (since, before)
    join ${ledgerEntries} on ${and(
      ofPlatform(ledgerEntries),
      eq(accountId, ledgerAccounts.id),
      sql`${postedAt} >= period.since and ${postedAt} < period.before`,
    )}
    where ${and(ofPlatform(ledgerAccounts), or(isEarned, isReceivable))}
    group by 1, 2, 3, 4`
}

/** The periods as a table; an open bound is infinite. */
function rowsOf(periods: readonly Bounds[]): SQL {
  const bound = (at: Date | undefined, open: SQL) => (at ? sql`${at.toISOString()}::timestamptz` : open)
  const rows = periods.map(
    ({ from, to }) =>
      sql`(${bound(from, sql`'-infinity'::timestamptz`)}, ${bound(to, sql`'infinity'::timestamptz`)})`,
  )
  return rows.length === 0
    ? sql`select null::timestamptz, null::timestamptz where false`
    : sql`values ${sql.join(rows, sql`, `)}`
}
