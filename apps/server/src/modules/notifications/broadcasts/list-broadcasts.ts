import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tenant } from '#db/define-statement.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { broadcasts, notices } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

const broadcastOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [broadcasts.createdAt, broadcasts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const broadcastListInput = z.strictObject(pageInput(broadcastOrders))

/** Broadcasts of the staff to sellers, the newest first, with the number of readers. */
export async function listBroadcasts({ tx }: Scope, input: z.output<typeof broadcastListInput>) {
  const { rows, nextCursor } = await pageOf(broadcastOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        broadcast: broadcasts,
        createdBy: users.name,
        readCount: sql<number>`(
          select count(*)::int from ${notices} where ${notices.platformId} = ${tenant}
            and ${notices.broadcastId} = ${broadcasts.id} and ${notices.readAt} is not null)`,
        place,
      })
      .from(broadcasts)
      .innerJoin(users, eq(users.id, broadcasts.createdById))
      .where(after)
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(
      ({ broadcast: { platformId: _, createdById: __, ...broadcast }, createdBy, readCount }) => ({
        ...broadcast,
        sendAt: broadcast.sendAt.toISOString(),
        sentAt: broadcast.sentAt?.toISOString() ?? null,
        createdAt: broadcast.createdAt.toISOString(),
        createdBy,
        readCount,
      }),
    ),
    nextCursor,
  }
}
