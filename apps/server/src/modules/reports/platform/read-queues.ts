import type { Cents } from '@balcao/domain/money'
import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm'
import { anticipations } from '../../../db/schema/anticipations.ts'
import { productReviews } from '../../../db/schema/catalog.ts'
import { paymentCases } from '../../../db/schema/payments.ts'
import { bankAccounts, withdrawals } from '../../../db/schema/payouts.ts'
import { moneyProposals } from '../../../db/schema/proposals.ts'
import { disputes, refundRequests, refunds } from '../../../db/schema/refunds.ts'
import { deletionRequests, sellerDocuments } from '../../../db/schema/sellers.ts'
import type { Scope } from '../../../scope.ts'
import { mediationMs } from '../../refunds/requests/appeal-request.ts'

export type QueueName =
  | 'cases'
  | 'approvals'
  | 'withdrawals'
  | 'managerWithdrawals'
  | 'documents'
  | 'products'
  | 'bankAccounts'
  | 'anticipations'
  | 'mediations'
  | 'manualRefunds'
  | 'disputes'
  | 'deletions'

export type Queue = {
  name: QueueName
  count: number
  oldestAt: string | null
  /** In reais, in which withdrawals and anticipations are made. Null where a case has no amount of its own. */
  cents: Cents | null
}

/** Everything that waits for somebody of the staff: how much of it, and since when the oldest. */
export async function readQueues({ tx, platformId, now }: Scope): Promise<Queue[]> {
  const waiting = (purse: 'user' | 'manager') =>
    tx
      .select({
        count: count(),
        oldestAt: min(withdrawals.createdAt),
        cents: sql<number>`coalesce(sum(${withdrawals.amountCents}), 0)`.mapWith(Number),
      })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.platformId, platformId),
          eq(withdrawals.purse, purse),
          eq(withdrawals.state, 'IN_REVIEW'),
        ),
      )
  const [
    cases,
    proposals,
    ofSellers,
    ofManagers,
    documents,
    products,
    destinations,
    early,
    appeals,
    byHand,
    defended,
    deletions,
  ] = await Promise.all([
    tx
      .select({ count: count(), oldestAt: min(paymentCases.openedAt) })
      .from(paymentCases)
      .where(and(eq(paymentCases.platformId, platformId), isNull(paymentCases.closedAt))),
    tx
      .select({ count: count(), oldestAt: min(moneyProposals.proposedAt) })
      .from(moneyProposals)
      .where(
        and(
          eq(moneyProposals.platformId, platformId),
          eq(moneyProposals.state, 'OPEN'),
          gt(moneyProposals.expiresAt, now),
        ),
      ),
    waiting('user'),
    waiting('manager'),
    tx
      .select({ count: count(), oldestAt: min(sellerDocuments.sentAt) })
      .from(sellerDocuments)
      .where(and(eq(sellerDocuments.platformId, platformId), eq(sellerDocuments.state, 'IN_REVIEW'))),
    tx
      .select({ count: count(), oldestAt: min(productReviews.sentAt) })
      .from(productReviews)
      .where(and(eq(productReviews.platformId, platformId), eq(productReviews.state, 'OPEN'))),
    tx
      .select({ count: count(), oldestAt: min(bankAccounts.createdAt) })
      .from(bankAccounts)
      .where(and(eq(bankAccounts.platformId, platformId), eq(bankAccounts.state, 'IN_REVIEW'))),
    tx
      .select({
        count: count(),
        oldestAt: min(anticipations.createdAt),
        cents: sql<number>`coalesce(sum(${anticipations.grossCents}), 0)`.mapWith(Number),
      })
      .from(anticipations)
      .where(and(eq(anticipations.platformId, platformId), eq(anticipations.state, 'REQUESTED'))),
    tx
      .select({ count: count(), firstDueAt: min(refundRequests.dueAt) })
      .from(refundRequests)
      .where(and(eq(refundRequests.platformId, platformId), eq(refundRequests.state, 'IN_MEDIATION'))),
    tx
      .select({ count: count(), oldestAt: min(refunds.createdAt) })
      .from(refunds)
      .where(and(eq(refunds.platformId, platformId), eq(refunds.state, 'MANUAL'))),
    // An open one waits for the seller and a sent one for the bank: a defence waits for whoever sends it.
    tx
      .select({ count: count(), oldestAt: min(disputes.openedAt) })
      .from(disputes)
      .where(and(eq(disputes.platformId, platformId), eq(disputes.state, 'DEFENDED'))),
    tx
      .select({ count: count(), oldestAt: min(deletionRequests.createdAt) })
      .from(deletionRequests)
      .where(and(eq(deletionRequests.platformId, platformId), eq(deletionRequests.state, 'OPEN'))),
  ])
  return [
    queueOf('cases', cases),
    queueOf('approvals', proposals),
    queueOf('withdrawals', ofSellers),
    queueOf('managerWithdrawals', ofManagers),
    queueOf('documents', documents),
    queueOf('products', products),
    queueOf('bankAccounts', destinations),
    queueOf('anticipations', early),
    queueOf('mediations', appeals.map(sinceAppeal)),
    queueOf('manualRefunds', byHand),
    queueOf('disputes', defended),
    queueOf('deletions', deletions),
  ]
}

/** A mediation waits since the appeal, which is where its time was set. */
function sinceAppeal({ count, firstDueAt }: { count: number; firstDueAt: Date | null }) {
  return { count, oldestAt: firstDueAt && new Date(firstDueAt.getTime() - mediationMs) }
}

function queueOf(
  name: QueueName,
  [row]: readonly { count: number; oldestAt: Date | null; cents?: Cents }[],
): Queue {
  return {
    name,
    count: row?.count ?? 0,
    oldestAt: row?.oldestAt?.toISOString() ?? null,
    cents: row?.cents ?? null,
  }
}
