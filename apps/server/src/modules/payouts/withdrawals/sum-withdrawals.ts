import { and, eq, gte, inArray, min, sql } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import { dayOf } from '#modules/payouts/routing/payout-windows.ts'
import { sumIn, sumsInOthers } from './sum-in.ts'
import type { WithdrawalViewer } from './withdrawal-viewer.ts'

/**
 * Withdrawals waiting for the staff, in transit, and paid today: their number, and the sum of those in reais;
 * `others` has the sums in other currencies.
 */
export async function sumWithdrawals({ scope, sees }: WithdrawalViewer) {
  const { tx, now } = scope
  const sums = {
    state: withdrawals.state,
    count: sql<number>`count(*)`.mapWith(Number),
    amountCents: sumIn('BRL', withdrawals.amountCents),
    others: sumsInOthers(withdrawals.amountCents),
  }
  const [open, [paid]] = await Promise.all([
    tx
      .select({
        ...sums,
        oldestAt: min(withdrawals.createdAt),
        personNeeded: sql<number>`count(${withdrawals.personNeeded})`.mapWith(Number),
      })
      .from(withdrawals)
      .where(and(sees, inArray(withdrawals.state, ['IN_REVIEW', 'HELD', 'APPROVED', 'SENT'])))
      .groupBy(withdrawals.state),
    tx
      .select({ count: sums.count, amountCents: sums.amountCents, others: sums.others })
      .from(withdrawals)
      .where(and(sees, eq(withdrawals.state, 'PAID'), gte(withdrawals.settledAt, dayOf(now).since))),
  ])
  const of = (state: string) => open.find((row) => row.state === state)
  const shown = (state: string) => {
    const found = of(state)
    return {
      count: found?.count ?? 0,
      amountCents: found?.amountCents ?? 0,
      others: found?.others ?? [],
      oldestAt: found?.oldestAt?.toISOString() ?? null,
    }
  }
  return {
    inReview: shown('IN_REVIEW'),
    held: shown('HELD'),
    approved: shown('APPROVED'),
    sent: shown('SENT'),
    personNeeded: open.reduce((sum, row) => sum + row.personNeeded, 0),
    paidToday: {
      count: paid?.count ?? 0,
      amountCents: paid?.amountCents ?? 0,
      others: paid?.others ?? [],
    },
  }
}
