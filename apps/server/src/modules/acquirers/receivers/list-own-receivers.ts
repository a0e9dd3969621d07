import { providerTitle } from '@balcao/providers/registry'
import { eq } from 'drizzle-orm'
import { providerAccounts, receivers } from '#db/schema/acquirers.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * The caller's receivers, with each provider's decision. Ids and keys at the provider are visible to the
 * platform alone.
 */
export async function listOwnReceivers({ tx, session }: Caller) {
  const rows = await tx
    .select({
      id: receivers.id,
      provider: providerAccounts.provider,
      status: receivers.status,
      createdAt: receivers.createdAt,
      syncedAt: receivers.syncedAt,
    })
    .from(receivers)
    .innerJoin(providerAccounts, eq(providerAccounts.id, receivers.providerAccountId))
    .where(eq(receivers.userId, session.userId))
    .orderBy(receivers.createdAt, receivers.id)
  return rows.map(({ provider, createdAt, syncedAt, ...row }) => ({
    ...row,
    provider: providerTitle(provider),
    createdAt: createdAt.toISOString(),
    syncedAt: syncedAt?.toISOString() ?? null,
  }))
}
