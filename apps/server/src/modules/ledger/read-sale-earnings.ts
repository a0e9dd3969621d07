import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { feeCorrections } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'

/** A sale with its currency: money recorded beside it in another currency is not part of it. */
type SaleToRead = { paymentId: string; currency: Currency }

export type SaleEarnings = {
  /** Fee and interest kept by the platform, without the managers' commissions. */
  earnedCents: Cents
  /** Acquirer's cost. */
  costCents: Cents
}

/** Earnings and cost of each of these sales, by the books, net of refunds. */
export async function readSaleEarnings(
  { tx, platformId }: Scope,
  sales: readonly SaleToRead[],
): Promise<ReadonlyMap<string, SaleEarnings>> {
  if (sales.length === 0) return new Map()
  const currencyOf = new Map(sales.map(({ paymentId, currency }) => [paymentId, currency]))
  const paymentIds = [...currencyOf.keys()]
  // Grouped before the join with the accounts: otherwise PostgreSQL may start from the accounts, and
  // `platform:fee` has an entry for every sale ever made.
  const moved = tx
    .select({
      paymentId: ledgerJournals.subjectId,
      accountId: ledgerEntries.accountId,
      cents: sql<number>`sum(${ledgerEntries.amountCents})`.as('cents'),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .where(
      and(
        eq(ledgerJournals.platformId, platformId),
        eq(ledgerJournals.subjectKind, 'PAYMENT'),
        inArray(ledgerJournals.subjectId, paymentIds),
      ),
    )
    .groupBy(ledgerJournals.subjectId, ledgerEntries.accountId)
    .as('moved')
  const isCost = eq(ledgerAccounts.code, accounts.platformCost)
  const booked = tx
    .select({
      paymentId: moved.paymentId,
      currency: ledgerAccounts.currency,
      earnedCents: sql<number>`coalesce(-sum(${moved.cents}) filter (where not ${isCost}), 0)`.mapWith(
        Number,
      ),
      costCents: sql<number>`coalesce(sum(${moved.cents}) filter (where ${isCost}), 0)`.mapWith(Number),
    })
    .from(moved)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, moved.accountId))
    .where(
      and(
        eq(ledgerAccounts.platformId, platformId),
        inArray(ledgerAccounts.code, [
          accounts.platformFee,
          accounts.platformInterest,
          accounts.platformCost,
        ]),
      ),
    )
    .groupBy(moved.paymentId, ledgerAccounts.currency)
  // A fee correction is one journal about many sales: its amount for each sale is stored beside it.
  const corrected = tx
    .select({
      paymentId: feeCorrections.paymentId,
      givenCents: sql<number>`sum(${feeCorrections.amountCents})`.mapWith(Number),
    })
    .from(feeCorrections)
    .where(inArray(feeCorrections.paymentId, paymentIds))
    .groupBy(feeCorrections.paymentId)
  const [rows, corrections] = await Promise.all([booked, corrected])
  const given = new Map(corrections.map(({ paymentId, givenCents }) => [paymentId, givenCents]))
  return new Map(
    rows.flatMap(({ paymentId, currency, earnedCents, costCents }) =>
      paymentId === null || currency !== currencyOf.get(paymentId)
        ? []
        : [[paymentId, { earnedCents: earnedCents - (given.get(paymentId) ?? 0), costCents }]],
    ),
  )
}
