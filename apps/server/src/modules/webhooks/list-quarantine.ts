import { and, count, eq, min } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { providerAccounts, webhookInbox } from '#db/schema/acquirers.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

const quarantineOrders: ListOrders<'receivedAt'> = {
  columns: { receivedAt: [webhookInbox.receivedAt, webhookInbox.id] },
  usual: { by: 'receivedAt', direction: 'asc' },
}

export const quarantineInput = z.strictObject({
  accountId: z.uuid().optional(),
  ...pageInput(quarantineOrders),
})

const isQuarantined = eq(webhookInbox.state, 'QUARANTINED')

/**
 * Quarantined webhooks, the oldest first, with account and reason. Bodies stay in the inbox, since they
 * contain buyers' names; the sale, if known, shows the rest.
 */
export async function listQuarantine({ tx }: Caller, input: z.output<typeof quarantineInput>) {
  const { accountId } = input
  const { rows, nextCursor } = await pageOf(quarantineOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: webhookInbox.id,
        acquirer: providerAccounts.label,
        provider: providerAccounts.provider,
        receivedAt: webhookInbox.receivedAt,
        workedAt: webhookInbox.workedAt,
        why: webhookInbox.quarantine,
        copies: webhookInbox.copies,
        paymentId: webhookInbox.paymentId,
        paymentHint: webhookInbox.paymentHint,
        place,
      })
      .from(webhookInbox)
      .innerJoin(providerAccounts, eq(providerAccounts.id, webhookInbox.providerAccountId))
      .where(and(isQuarantined, accountId ? eq(webhookInbox.providerAccountId, accountId) : undefined, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ receivedAt, workedAt, paymentId, paymentHint, ...row }) => ({
      ...row,
      paymentId: paymentId ?? paymentHint,
      receivedAt: receivedAt.toISOString(),
      workedAt: workedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

/** Number of quarantined webhooks, and the time of the oldest. */
export async function sumQuarantine({ tx }: Scope) {
  const [sum] = await tx
    .select({ count: count(), oldestAt: min(webhookInbox.receivedAt) })
    .from(webhookInbox)
    .where(isQuarantined)
  return { count: sum?.count ?? 0, oldestAt: sum?.oldestAt?.toISOString() ?? null }
}
