import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'

export type PlatformEarnings = {
  /** Without the managers' commissions. */
  feeCents: Cents
  interestCents: Cents
  anticipationCents: Cents
  /** Spread on conversions of balances in other currencies. */
  spreadCents: Cents
  acquirerCostCents: Cents
  operatorCostCents: Cents
  lossCents: Cents
  /** Manual adjustments of balances: negative for money given. */
  adjustmentCents: Cents
  /** Earnings less costs and losses, without the manual adjustments. */
  marginCents: Cents
}

const codes = [
  accounts.platformFee,
  accounts.platformInterest,
  accounts.platformAnticipation,
  accounts.platformSpread,
  accounts.platformCost,
  accounts.platformLoss,
  accounts.platformAdjustment,
]

/** Earnings and costs of the platform in a period, by its books, in one currency. */
export async function readPlatformEarnings(
  scope: Scope,
  currency: Currency,
  { from, to }: { from: Date; to: Date },
): Promise<PlatformEarnings> {
  const { tx, platformId } = scope
  const isOfOperator = sql<boolean>`coalesce(${ledgerJournals.subjectKind} = 'CHARGE', false)`
  const rows = await tx
    .select({
      code: ledgerAccounts.code,
      isOfOperator,
      cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .where(
      and(
        eq(ledgerEntries.platformId, platformId),
        inArray(ledgerAccounts.code, codes),
        eq(ledgerAccounts.currency, currency),
        gte(ledgerEntries.postedAt, from),
        lt(ledgerEntries.postedAt, to),
      ),
    )
    .groupBy(ledgerAccounts.code, sql`2`)
  const debited = (code: string, ofOperator = false) =>
    rows.find((row) => row.code === code && row.isOfOperator === ofOperator)?.cents ?? 0
  const feeCents = 0 - debited(accounts.platformFee)
  const interestCents = 0 - debited(accounts.platformInterest)
  const anticipationCents = 0 - debited(accounts.platformAnticipation)
  const spreadCents = 0 - debited(accounts.platformSpread)
  const acquirerCostCents = debited(accounts.platformCost)
  const operatorCostCents = debited(accounts.platformCost, true)
  const lossCents = debited(accounts.platformLoss)
  const adjustmentCents = 0 - debited(accounts.platformAdjustment)
  return {
    feeCents,
    interestCents,
    anticipationCents,
    spreadCents,
    acquirerCostCents,
    operatorCostCents,
    lossCents,
    adjustmentCents,
    marginCents:
      feeCents +
      interestCents +
      anticipationCents +
      spreadCents -
      acquirerCostCents -
      operatorCostCents -
      lossCents,
  }
}
