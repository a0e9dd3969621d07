import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, like, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import type { Scope } from '#scope.ts'

type Arrivals = { arrivedCents: Cents; receipts: string[] }

/**
 * The total that ever arrived for a payment in one other currency, wherever it is now, and its reported
 * receipts.
 */
export async function readForeignArrivals(
  { tx }: Scope,
  { id }: Pick<Payment, 'id'>,
  currency: Currency,
): Promise<Arrivals> {
  const journals = await tx
    .select({
      key: ledgerJournals.key,
      amountCents: sql<number>`-${ledgerEntries.amountCents}`.mapWith(Number),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerJournals.subjectId, id),
        eq(ledgerJournals.rule, 'money.unallocated'),
        like(ledgerJournals.key, `${arrivalPlace(id, currency)}%`),
        eq(ledgerAccounts.code, accounts.suspense),
      ),
    )
  return {
    arrivedCents: journals.reduce((sum, { amountCents }) => sum + amountCents, 0),
    receipts: journals.flatMap(({ key }) => key.split(':')[4] ?? []),
  }
}

/**
 * The total after this report and the earlier ones. As with the sale's own money, sums only grow and the same
 * money may be reported often; a new receipt counts as further money, unless the provider reports the total
 * itself.
 */
export function foreignMoneyTold(
  { arrivedCents, receipts }: Arrivals,
  {
    amountCents,
    paidCents = 0,
    endToEndId,
  }: Pick<ProviderReport, 'paidCents' | 'endToEndId'> & { amountCents: Cents },
): Cents {
  if (paidCents > 0) return Math.max(arrivedCents, paidCents)
  const isFurther = endToEndId !== undefined && receipts.length > 0 && !receipts.includes(endToEndId)
  return isFurther ? arrivedCents + amountCents : Math.max(arrivedCents, amountCents)
}

/** Prefix of the keys of such money. The rest of a key is the total after the arrival, and the receipt. */
export function arrivalPlace(paymentId: string, currency: Currency): string {
  return `payment.foreign_money:${paymentId}:${currency}`
}
