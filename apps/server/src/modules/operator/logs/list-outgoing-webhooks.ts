import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { logPeriod } from './log-period.ts'

export const deliveryOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [outgoingDeliveries.createdAt, outgoingDeliveries.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const outgoingListInput = z.strictObject({
  platformId: z.uuid().optional(),
  state: z.enum(['WAITING', 'DELIVERED', 'DEAD']).optional(),
  type: z.enum(outgoingEventTypes).optional(),
  ...logPeriod,
  ...pageInput(deliveryOrders),
})

/** Deliveries to sellers' endpoints on all platforms, the newest first. */
export async function listOutgoingWebhooks(
  { db }: Overseer,
  { platformId, state, type, from, to, ...page }: z.output<typeof outgoingListInput>,
) {
  const { rows, hasMore } = await pageAcross(db, deliveryOrders, page, ({ place, after, orderBy, limit }) => {
    const sent = db
      .select({
        id: outgoingDeliveries.id,
        type: outgoingDeliveries.type,
        isTest: outgoingDeliveries.isTest,
        state: outgoingDeliveries.state,
        tries: outgoingDeliveries.tries,
        createdAt: outgoingDeliveries.createdAt,
        lastTookMs: outgoingDeliveries.lastTookMs,
        lastStatus: outgoingDeliveries.lastStatus,
        place: place.as('place'),
      })
      .from(outgoingDeliveries)
      .where(
        and(
          eq(outgoingDeliveries.platformId, platforms.platformId),
          state && eq(outgoingDeliveries.state, state),
          type && eq(outgoingDeliveries.type, type),
          from && gte(outgoingDeliveries.createdAt, from),
          to && lt(outgoingDeliveries.createdAt, to),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('sent')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        id: sent.id,
        type: sent.type,
        isTest: sent.isTest,
        state: sent.state,
        tries: sent.tries,
        createdAt: sent.createdAt,
        lastTookMs: sent.lastTookMs,
        lastStatus: sent.lastStatus,
        place: sent.place,
      })
      .from(platforms)
      .crossJoinLateral(sent)
      .where(platformId ? eq(platforms.platformId, platformId) : undefined)
      .orderBy(desc(sent.createdAt), desc(sent.id))
      .limit(limit)
  })
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    hasMore,
  }
}
