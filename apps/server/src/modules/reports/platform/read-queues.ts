import type { Cents } from '@balcao/domain/money/money'
import { and, count, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { receivers, webhookInbox } from '#db/schema/acquirers.ts'
import { anticipations } from '#db/schema/anticipations.ts'
import { charges } from '#db/schema/billing.ts'
import { productReviews } from '#db/schema/catalog.ts'
import { paymentCases } from '#db/schema/payments.ts'
import { bankAccounts, withdrawals } from '#db/schema/payouts.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { disputes, refundRequests, refunds } from '#db/schema/refunds.ts'
import { deletionRequests, sellerDocuments } from '#db/schema/sellers.ts'
import { unblockIsAsked } from '#modules/accounts/sellers/asked-unblock.ts'
import { isLost } from '#modules/acquirers/receivers/list-receivers.ts'
import { mediationMs } from '#modules/refunds/requests/request.ts'
import type { Scope } from '#scope.ts'

export type QueueName =
  | 'cases'
  | 'quarantine'
  | 'approvals'
  | 'unblocks'
  | 'withdrawals'
  | 'managerWithdrawals'
  | 'stuckWithdrawals'
  | 'stuckManagerWithdrawals'
  | 'documents'
  | 'products'
  | 'bankAccounts'
  | 'receivers'
  | 'anticipations'
  | 'mediations'
  | 'manualRefunds'
  | 'disputes'
  | 'charges'
  | 'deletions'

export type Queue = {
  name: QueueName
  count: number
  oldestAt: string | null
  /** Sum of the amounts in reais. Null for a queue whose items have no amount. */
  cents: Cents | null
}

type Waiting = {
  in: PgTable & { platformId: PgColumn }
  /** Column with the start of an item's wait. */
  since: PgColumn
  where: SQL | undefined
  /** Amount of an item, if it has one. */
  amount?: PgColumn | SQL
}

/** Every queue of the staff, with its count and its oldest item. */
export async function readQueues(scope: Scope): Promise<Queue[]> {
  const read = (name: QueueName, waiting: Waiting) => readQueue(scope, name, waiting)
  const withdrawalsOf = (purse: 'user' | 'manager', what: SQL): Waiting => ({
    in: withdrawals,
    since: withdrawals.createdAt,
    where: and(eq(withdrawals.purse, purse), what),
    amount: sql`case when ${withdrawals.currency} = 'BRL' then ${withdrawals.amountCents} end`,
  })
  const inReview = eq(withdrawals.state, 'IN_REVIEW')
  const isStuck = isNotNull(withdrawals.personNeeded)
  return Promise.all([
    read('cases', { in: paymentCases, since: paymentCases.openedAt, where: isNull(paymentCases.closedAt) }),
    read('quarantine', {
      in: webhookInbox,
      since: webhookInbox.receivedAt,
      where: eq(webhookInbox.state, 'QUARANTINED'),
    }),
    read('approvals', {
      in: moneyProposals,
      since: moneyProposals.proposedAt,
      where: and(eq(moneyProposals.state, 'OPEN'), gt(moneyProposals.expiresAt, scope.now)),
    }),
    read('unblocks', { in: users, since: users.unblockAskedAt, where: unblockIsAsked(scope.now) }),
    read('withdrawals', withdrawalsOf('user', inReview)),
    read('managerWithdrawals', withdrawalsOf('manager', inReview)),
    read('stuckWithdrawals', withdrawalsOf('user', isStuck)),
    read('stuckManagerWithdrawals', withdrawalsOf('manager', isStuck)),
    read('documents', {
      in: sellerDocuments,
      since: sellerDocuments.sentAt,
      where: eq(sellerDocuments.state, 'IN_REVIEW'),
    }),
    read('products', {
      in: productReviews,
      since: productReviews.sentAt,
      where: eq(productReviews.state, 'OPEN'),
    }),
    read('bankAccounts', {
      in: bankAccounts,
      since: bankAccounts.createdAt,
      where: eq(bankAccounts.state, 'IN_REVIEW'),
    }),
    read('receivers', { in: receivers, since: receivers.createdAt, where: isLost }),
    read('anticipations', {
      in: anticipations,
      since: anticipations.createdAt,
      where: eq(anticipations.state, 'REQUESTED'),
      amount: anticipations.grossCents,
    }),
    read('mediations', {
      in: refundRequests,
      since: refundRequests.dueAt,
      where: eq(refundRequests.state, 'IN_MEDIATION'),
    }).then(sinceAppeal),
    read('manualRefunds', { in: refunds, since: refunds.createdAt, where: eq(refunds.state, 'MANUAL') }),
    // Only disputes with a written defence wait for the staff: an open one waits for the seller and a sent
    // one for the bank.
    read('disputes', { in: disputes, since: disputes.openedAt, where: eq(disputes.state, 'DEFENDED') }),
    // A contested bill is left out, because it waits for the operator's answer.
    read('charges', {
      in: charges,
      since: charges.dueAt,
      where: and(
        eq(charges.state, 'OVERDUE'),
        or(isNull(charges.contestedAt), isNotNull(charges.contestAnsweredAt)),
      ),
    }),
    read('deletions', {
      in: deletionRequests,
      since: deletionRequests.createdAt,
      where: eq(deletionRequests.state, 'OPEN'),
    }),
  ])
}

/** A mediation waits since the appeal, whose deadline gives the time. */
function sinceAppeal({ oldestAt, ...queue }: Queue): Queue {
  const appealedAt = oldestAt && new Date(Date.parse(oldestAt) - mediationMs).toISOString()
  return { ...queue, oldestAt: appealedAt }
}

async function readQueue(
  { tx, platformId }: Scope,
  name: QueueName,
  { in: table, since, where, amount }: Waiting,
): Promise<Queue> {
  const [row] = await tx
    .select({
      count: count(),
      oldestAt: sql`min(${since})`.mapWith(since) as SQL<Date | null>,
      cents: amount
        ? sql<number | null>`coalesce(sum(${amount}), 0)`.mapWith(Number)
        : sql<number | null>`null`,
    })
    .from(table)
    .where(and(eq(table.platformId, platformId), where))
  return {
    name,
    count: row?.count ?? 0,
    oldestAt: row?.oldestAt?.toISOString() ?? null,
    cents: row?.cents ?? null,
  }
}
