import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, ne, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { arrivalPlace, readForeignArrivals } from './foreign-arrivals.ts'

/** Money held in suspense for a payment, in currencies other than its own. */
export async function readForeignMoney(
  { tx }: Scope,
  { id, currency }: Payment,
): Promise<{ currency: Currency; amountCents: number }[]> {
  return tx
    .select({
      currency: ledgerEntries.currency,
      amountCents: sql<number>`-sum(${ledgerEntries.amountCents})`.mapWith(Number),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerJournals.subjectId, id),
        eq(ledgerAccounts.code, accounts.suspense),
        ne(ledgerEntries.currency, currency),
      ),
    )
    .groupBy(ledgerEntries.currency)
    .having(sql`sum(${ledgerEntries.amountCents}) <> 0`)
}

/**
 * A person's decision on money of another currency: returned by hand at the acquirer, or kept by the
 * platform. The caller has locked the payment, so that each decision is made once.
 */
export async function allocateForeignMoney(
  scope: Scope,
  payment: Payment,
  to: 'PAYER' | 'PLATFORM',
): Promise<void> {
  const receiver =
    to === 'PAYER' ? accounts.acquirerReceivable(payment.providerAccountId) : accounts.platformFee
  for (const { currency, amountCents } of await readForeignMoney(scope, payment)) {
    // Money that arrives after this decision needs a decision of its own.
    const { arrivedCents } = await readForeignArrivals(scope, payment, currency)
    await post(scope, {
      rule: to === 'PAYER' ? 'suspense.reduced' : 'suspense.kept',
      key: `${arrivalPlace(payment.id, currency)}:${to}:${arrivedCents}`,
      subject: { kind: 'PAYMENT', id: payment.id },
      currency,
      entries: transfer(accounts.suspense, receiver, amountCents),
    })
  }
}
