import { count, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { anticipations } from '#db/schema/anticipations.ts'
import { charges } from '#db/schema/billing.ts'
import { paymentCases, payments } from '#db/schema/payments.ts'
import { withdrawals } from '#db/schema/payouts.ts'
import { disputes, refundRequests, refunds } from '#db/schema/refunds.ts'
import { openStates as openAnticipations } from '#modules/anticipations/anticipation-states.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import { endedStates as endedWithdrawals } from '#modules/payouts/withdrawals/withdrawal-states.ts'
import type { Scope } from '#scope.ts'

export type OpenThings = Record<
  | 'withdrawals'
  | 'refunds'
  | 'refundRequests'
  | 'disputes'
  | 'cases'
  | 'payments'
  | 'anticipations'
  | 'charges',
  number
>

/** Unfinished operations on this platform, by kind. Money may still move while any is left. */
export async function countOpenThings({ tx }: Scope): Promise<OpenThings> {
  const open = async (table: PgTable, which: SQL | undefined) => {
    const [found] = await tx.select({ count: count() }).from(table).where(which)
    return found?.count ?? 0
  }
  return {
    withdrawals: await open(withdrawals, notInArray(withdrawals.state, [...endedWithdrawals])),
    refunds: await open(refunds, notInArray(refunds.state, ['DONE', 'REFUSED'])),
    refundRequests: await open(
      refundRequests,
      inArray(refundRequests.state, ['WAITING_SELLER', 'IN_MEDIATION', 'APPROVED']),
    ),
    disputes: await open(disputes, notInArray(disputes.state, ['WON', 'LOST', 'CANCELED', 'PREVENTED'])),
    cases: await open(paymentCases, isNull(paymentCases.closedAt)),
    payments: await open(payments, mayStillBePaid),
    anticipations: await open(anticipations, inArray(anticipations.state, [...openAnticipations])),
    charges: await open(charges, inArray(charges.state, ['OPEN', 'OVERDUE'])),
  }
}
