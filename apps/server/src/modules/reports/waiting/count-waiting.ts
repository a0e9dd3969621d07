import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalog.ts'
import { affiliations, coProductionContracts } from '#db/schema/partners.ts'
import { disputes, refundRequests } from '#db/schema/refunds.ts'
import { type QueueName, readQueues } from '#modules/reports/platform/read-queues.ts'
import type { Caller } from '#rpc/caller.ts'

/** Waiting time after which an item counts as late. */
const lateMs = 24 * 3_600_000

/** Permission that opens the screen of a queue. */
const flagOf: Record<QueueName, AdminPermission> = {
  cases: 'isSalesAvailable',
  quarantine: 'isSalesAvailable',
  approvals: 'isConfigAvailable',
  unblocks: 'isUsersAvailable',
  withdrawals: 'isWithdrawsRequestUsersAvailable',
  managerWithdrawals: 'isWithdrawsRequestManagersAvailable',
  stuckWithdrawals: 'isWithdrawsRequestUsersAvailable',
  stuckManagerWithdrawals: 'isWithdrawsRequestManagersAvailable',
  documents: 'isValidateDocumentsAvailable',
  products: 'isProductsAvailable',
  bankAccounts: 'isValidateBankAccountsAvailable',
  receivers: 'isConfigAvailable',
  anticipations: 'isAntecipationsAvailable',
  mediations: 'isSalesAvailable',
  manualRefunds: 'isSalesAvailable',
  disputes: 'isSalesAvailable',
  charges: 'isChargesAvailable',
  deletions: 'isUsersAvailable',
}

type SellerQueueName = 'refundRequests' | 'openDisputes' | 'affiliateRequests' | 'coProductionInvitations'
type Waiting = { name: QueueName | SellerQueueName; count: number; oldestAt: string | null; isLate: boolean }

/** Counts of the menu: items that wait for the caller and that the caller may open. Empty if nothing waits. */
export async function countWaiting(caller: Caller): Promise<Waiting[]> {
  const { now, session } = caller
  const found =
    session.role === 'ADMIN'
      ? (await readQueues(caller)).filter(({ name }) => session.permissions.includes(flagOf[name]))
      : session.role === 'SELLER'
        ? await sellersQueues(caller)
        : []
  return found
    .filter((queue) => queue.count > 0)
    .map(({ name, count, oldestAt }) => ({
      name,
      count,
      oldestAt,
      isLate: oldestAt !== null && now.getTime() - Date.parse(oldestAt) > lateMs,
    }))
}

async function sellersQueues({ tx, platformId, session }: Caller) {
  const { userId } = session
  const counted = (since: PgColumn) => ({
    count: count(),
    oldestAt: sql`min(${since})`.mapWith(since) as SQL<Date | null>,
  })
  const [requests, open, affiliates, invitations] = await Promise.all([
    tx
      .select(counted(refundRequests.createdAt))
      .from(refundRequests)
      .where(
        and(
          eq(refundRequests.platformId, platformId),
          eq(refundRequests.sellerId, userId),
          eq(refundRequests.state, 'WAITING_SELLER'),
        ),
      ),
    tx
      .select(counted(disputes.openedAt))
      .from(disputes)
      .where(
        and(eq(disputes.platformId, platformId), eq(disputes.sellerId, userId), eq(disputes.state, 'OPEN')),
      ),
    tx
      .select(counted(affiliations.createdAt))
      .from(affiliations)
      .innerJoin(products, eq(products.id, affiliations.productId))
      .where(
        and(
          eq(affiliations.platformId, platformId),
          eq(products.sellerId, userId),
          eq(affiliations.status, 'REQUESTED'),
        ),
      ),
    tx
      .select(counted(coProductionContracts.createdAt))
      .from(coProductionContracts)
      .where(
        and(
          eq(coProductionContracts.platformId, platformId),
          eq(coProductionContracts.coProducerId, userId),
          eq(coProductionContracts.state, 'INVITED'),
        ),
      ),
  ])
  const queue = (name: SellerQueueName, [row]: { count: number; oldestAt: Date | null }[]) => ({
    name,
    count: row?.count ?? 0,
    oldestAt: row?.oldestAt?.toISOString() ?? null,
  })
  return [
    queue('refundRequests', requests),
    queue('openDisputes', open),
    queue('affiliateRequests', affiliates),
    queue('coProductionInvitations', invitations),
  ]
}
