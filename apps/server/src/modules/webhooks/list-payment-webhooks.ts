import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { providerAccounts, webhookInbox } from '#db/schema/acquirers.ts'
import type { Caller } from '#rpc/caller.ts'
import { isReplayable } from './replay-webhook.ts'

export const paymentWebhooksInput = z.strictObject({ paymentId: z.uuid() })

const shownMax = 50

/**
 * Webhooks about one sale, the newest first, with their verdicts. Bodies stay in the inbox, since they
 * contain buyers' names.
 */
export async function listPaymentWebhooks(
  { tx, platformId }: Caller,
  { paymentId }: z.output<typeof paymentWebhooksInput>,
) {
  const rows = await tx
    .select({
      id: webhookInbox.id,
      acquirer: providerAccounts.label,
      receivedAt: webhookInbox.receivedAt,
      workedAt: webhookInbox.workedAt,
      state: webhookInbox.state,
    })
    .from(webhookInbox)
    .innerJoin(providerAccounts, eq(providerAccounts.id, webhookInbox.providerAccountId))
    .where(
      and(
        eq(webhookInbox.platformId, platformId),
        or(
          eq(webhookInbox.paymentId, paymentId),
          and(isNull(webhookInbox.paymentId), eq(webhookInbox.paymentHint, paymentId)),
        ),
      ),
    )
    .orderBy(desc(webhookInbox.receivedAt))
    .limit(shownMax)
  return rows.map(({ receivedAt, workedAt, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    workedAt: workedAt?.toISOString() ?? null,
    canBeReplayed: isReplayable(row.state),
  }))
}
