import type { Cents } from '@balcao/domain/money/money'
import { type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { readPosition } from '#modules/ledger/read-position.ts'
import { asPlatform, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { saleOfEntry } from '#modules/reports/figures/booked-profit.ts'
import { figureSums, saleEvent, saleEvents } from '#modules/reports/figures/sale-events.ts'
import { countWhere, currenciesOf, inCurrency, triedIn } from '#modules/reports/figures-by-day.ts'
import type { Caller } from '#rpc/caller.ts'

export type AcquirerFigures = {
  accountId: string
  /** Of the purchases started in thirty days: those with an answer, and the paid ones among them. */
  answeredCount: number
  paidCount: number
  /** The gross sales of thirty days, and the acquirer's fees on them. */
  grossCents: Cents
  costCents: Cents
  /** The current balance by the books. */
  balanceCents: Cents
  receivableCents: Cents
}

/**
 * Sales, approvals and cost of each acquirer account in thirty days, and its balance; in the currency with
 * the most sales.
 */
export async function acquirerFigures(
  caller: Caller,
): Promise<{ currency: Currency; accounts: AcquirerFigures[] }> {
  const { current } = periodsOf('30', caller.now)
  const viewer = asPlatform(caller)
  const [currency] = await currenciesOf(viewer, current)
  const own = inCurrency(viewer, currency)
  const [known, tried, sold, costs, position] = await Promise.all([
    caller.tx
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(eq(providerAccounts.platformId, caller.platformId))
      .orderBy(asc(providerAccounts.priority), asc(providerAccounts.id)),
    triesOf(own, current),
    grossOf(own, current),
    costsOf(caller, currency, current),
    readPosition(caller, currency),
  ])
  return {
    currency,
    accounts: known.map(({ id: accountId }) => {
      const of = <Row extends { accountId: string }>(rows: readonly Row[]) =>
        rows.find((row) => row.accountId === accountId)
      const books = of(position.accounts)
      return {
        accountId,
        answeredCount: of(tried)?.answeredCount ?? 0,
        paidCount: of(tried)?.paidCount ?? 0,
        grossCents: of(sold)?.grossCents ?? 0,
        costCents: of(costs)?.costCents ?? 0,
        balanceCents: books?.balanceCents ?? 0,
        receivableCents: books?.receivableCents ?? 0,
      }
    }),
  }
}

function triesOf(viewer: SaleViewer, period: Period) {
  return viewer.scope.tx
    .select({
      accountId: payments.providerAccountId,
      answeredCount: countWhere(sql`${payments.status} <> 'PENDING'`),
      paidCount: countWhere(sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`),
    })
    .from(payments)
    .where(triedIn(viewer, period))
    .groupBy(payments.providerAccountId)
}

function grossOf(viewer: SaleViewer, period: Period) {
  const { tx, platformId } = viewer.scope
  return tx
    .with(saleEvents(viewer, [period]))
    .select({ accountId: payments.providerAccountId, grossCents: figureSums.grossCents })
    .from(saleEvent)
    .innerJoin(payments, and(eq(payments.platformId, platformId), eq(payments.id, saleEvent.paymentId)))
    .groupBy(payments.providerAccountId)
}

function costsOf({ tx, platformId }: Caller, currency: Currency, { from, to }: Period) {
  return tx
    .select({
      accountId: payments.providerAccountId,
      costCents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .innerJoin(payments, eq(payments.id, saleOfEntry))
    .where(
      and(
        eq(ledgerEntries.platformId, platformId),
        eq(ledgerAccounts.code, accounts.platformCost),
        eq(ledgerAccounts.currency, currency),
        gte(ledgerEntries.postedAt, from),
        lt(ledgerEntries.postedAt, to),
      ),
    )
    .groupBy(payments.providerAccountId)
}
