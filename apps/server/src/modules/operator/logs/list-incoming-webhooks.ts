import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { providerAccounts, webhookInbox } from '#db/schema/acquirers.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { logPeriod } from './log-period.ts'

export const inboxOrders: ListOrders<'receivedAt'> = {
  columns: { receivedAt: [webhookInbox.receivedAt, webhookInbox.id] },
  usual: { by: 'receivedAt', direction: 'desc' },
}

export const incomingListInput = z.strictObject({
  platformId: z.uuid().optional(),
  provider: z.string().max(40).optional(),
  state: z
    .enum(['RECEIVED', 'WAITING', 'APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED', 'QUARANTINED', 'DISCARDED'])
    .optional(),
  ...logPeriod,
  ...pageInput(inboxOrders),
})

/**
 * Webhooks of acquirers on all platforms, the newest first. Bodies are read one at a time, in the scope of
 * their platform.
 */
export async function listIncomingWebhooks(
  { db }: Overseer,
  { platformId, provider, state, from, to, ...page }: z.output<typeof incomingListInput>,
) {
  const accountsAt = (name: string) =>
    db
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(
        and(
          eq(providerAccounts.platformId, platforms.platformId),
          sql`${providerAccounts.provider} = ${name}`,
        ),
      )
  const { rows, hasMore } = await pageAcross(db, inboxOrders, page, ({ place, after, orderBy, limit }) => {
    const calls = db
      .select({
        platformId: webhookInbox.platformId,
        id: webhookInbox.id,
        providerAccountId: webhookInbox.providerAccountId,
        receivedAt: webhookInbox.receivedAt,
        workedAt: webhookInbox.workedAt,
        replayedAt: webhookInbox.replayedAt,
        state: webhookInbox.state,
        detail: webhookInbox.detail,
        paymentId: webhookInbox.paymentId,
        place: place.as('place'),
      })
      .from(webhookInbox)
      .where(
        and(
          eq(webhookInbox.platformId, platforms.platformId),
          state && eq(webhookInbox.state, state),
          provider === undefined ? undefined : inArray(webhookInbox.providerAccountId, accountsAt(provider)),
          from && gte(webhookInbox.receivedAt, from),
          to && lt(webhookInbox.receivedAt, to),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('calls')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        id: calls.id,
        provider: providerAccounts.provider,
        accountLabel: providerAccounts.label,
        receivedAt: calls.receivedAt,
        workedAt: calls.workedAt,
        replayedAt: calls.replayedAt,
        state: calls.state,
        detail: calls.detail,
        paymentId: calls.paymentId,
        place: calls.place,
      })
      .from(platforms)
      .crossJoinLateral(calls)
      .innerJoin(
        providerAccounts,
        and(
          eq(providerAccounts.platformId, calls.platformId),
          eq(providerAccounts.id, calls.providerAccountId),
        ),
      )
      .where(platformId ? eq(platforms.platformId, platformId) : undefined)
      .orderBy(desc(calls.receivedAt), desc(calls.id))
      .limit(limit)
  })
  return {
    rows: rows.map(({ receivedAt, workedAt, replayedAt, ...row }) => ({
      ...row,
      receivedAt: receivedAt.toISOString(),
      tookMs: workedAt && workedAt.getTime() - (replayedAt ?? receivedAt).getTime(),
    })),
    hasMore,
  }
}
