import type { Cents } from '@balcao/domain/money/money'
import { type Period, periodsOf } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { asc, eq, sql } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { payments } from '#db/schema/payments.ts'
import { readPosition } from '#modules/ledger/read-position.ts'
import { asPlatform, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { profitFigure, profitFigures } from '#modules/reports/figures/profit-figures.ts'
import { figureSums, saleEvent } from '#modules/reports/figures/sale-events.ts'
import { saleFigures } from '#modules/reports/figures/sale-figures.ts'
import { countWhere, inCurrency, triedIn } from '#modules/reports/figures-by-day.ts'
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
 * the most purchases.
 */
export async function acquirerFigures(
  caller: Caller,
): Promise<{ currency: Currency; accounts: AcquirerFigures[] }> {
  const { current } = periodsOf('30', caller.now)
  const viewer = asPlatform(caller)
  const allTried = await triesOf(viewer, current)
  const currency = mostTried(allTried)
  const [known, sold, costs, position] = await Promise.all([
    caller.tx
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(eq(providerAccounts.platformId, caller.platformId))
      .orderBy(asc(providerAccounts.priority), asc(providerAccounts.id)),
    grossOf(inCurrency(viewer, currency), current),
    costsOf(caller, currency, current),
    readPosition(caller, currency),
  ])
  const tried = allTried.filter((row) => row.currency === currency)
  return {
    currency,
    accounts: known.map(({ id: accountId }) => {
      const of = <Row extends { accountId: string | null }>(rows: readonly Row[]) =>
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

type Tried = { currency: Currency; triedCount: number }

/** Purchases of all currencies in one read, since each reads all purchases of the period. */
function triesOf(viewer: SaleViewer, period: Period) {
  return viewer.scope.tx
    .select({
      accountId: payments.providerAccountId,
      currency: payments.currency,
      triedCount: countWhere(sql`true`),
      answeredCount: countWhere(sql`${payments.status} <> 'PENDING'`),
      paidCount: countWhere(sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`),
    })
    .from(payments)
    .where(triedIn(viewer, period))
    .groupBy(payments.providerAccountId, payments.currency)
}

/** The currency with the most purchases; reais if there are none. */
function mostTried(tried: readonly Tried[]): Currency {
  const counts = [...Map.groupBy(tried, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    count: rows.reduce((sum, { triedCount }) => sum + triedCount, 0),
  }))
  const [most] = counts.toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1))
  return most?.currency ?? 'BRL'
}

async function grossOf(viewer: SaleViewer, period: Period) {
  return viewer.scope.tx
    .with(await saleFigures(viewer, [period], { isOfPlatform: true }))
    .select({ accountId: saleEvent.providerAccountId, grossCents: figureSums.grossCents })
    .from(saleEvent)
    .groupBy(saleEvent.providerAccountId)
}

async function costsOf(caller: Caller, currency: Currency, period: Period) {
  return caller.tx
    .with(await profitFigures(caller, [period], { isOfPlatform: true }))
    .select({
      accountId: profitFigure.providerAccountId,
      costCents: sql<number>`sum(${profitFigure.costCents})`.mapWith(Number),
    })
    .from(profitFigure)
    .where(eq(profitFigure.currency, currency))
    .groupBy(profitFigure.providerAccountId)
}
