import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { receivers } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

export type PayableReceiver = { accountId: string; userId: string; receiverId: string }

/** Receivers of these people that the provider has accepted and pays out by itself. */
export async function findReceivers(
  { tx }: Scope,
  { accountIds, userIds }: { accountIds: readonly string[]; userIds: readonly string[] },
): Promise<PayableReceiver[]> {
  if (accountIds.length === 0 || userIds.length === 0) return []
  return tx
    .select({
      accountId: receivers.providerAccountId,
      userId: sql<string>`${receivers.userId}`,
      receiverId: sql<string>`${receivers.receiverId}`,
    })
    .from(receivers)
    .where(
      and(
        inArray(receivers.providerAccountId, [...accountIds]),
        inArray(receivers.userId, [...userIds]),
        eq(receivers.status, 'ACTIVE'),
        eq(receivers.automaticTransfer, true),
        isNotNull(receivers.receiverId),
      ),
    )
}
