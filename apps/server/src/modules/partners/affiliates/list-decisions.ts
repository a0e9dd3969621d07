import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

const decisionOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [orders.createdAt, orders.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const decisionListInput = z.strictObject({
  affiliationId: z.uuid(),
  /** The code of an order, as a buyer would read it out. */
  search: z.string().trim().max(20).optional(),
  ...pageInput(decisionOrders),
})

/** Decisions are listed for ninety days. */
const decidedForMs = 90 * 86_400_000

/**
 * Sales of one product for which the caller was a candidate, and whether the caller earned or the reason why
 * not. Contains no data of the buyer and no other candidate.
 */
export async function listDecisions(
  caller: Caller,
  { affiliationId, search, ...page }: z.output<typeof decisionListInput>,
) {
  const { tx, session, now } = caller
  const affiliateId = session.userId
  const [own] = await tx
    .select({ productId: affiliations.productId })
    .from(affiliations)
    .where(and(eq(affiliations.id, affiliationId), eq(affiliations.affiliateId, affiliateId)))
  if (!own) throw new AppError('not_found')
  const candidate = JSON.stringify({ candidates: [{ affiliateId }] })
  const { rows, nextCursor } = await pageOf(decisionOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: orders.id,
        code: orders.code,
        createdAt: orders.createdAt,
        currency: orders.currency,
        attribution: orders.attribution,
        commissionCents: orderShares.amountCents,
        place,
      })
      .from(orders)
      .leftJoin(
        orderShares,
        and(
          eq(orderShares.orderId, orders.id),
          eq(orderShares.userId, affiliateId),
          eq(orderShares.role, 'AFFILIATE'),
        ),
      )
      .where(
        and(
          eq(orders.productId, own.productId),
          sql`${orders.attribution} is not null`,
          sql`${orders.attribution} @> ${candidate}::jsonb`,
          gte(orders.createdAt, new Date(now.getTime() - decidedForMs)),
          search ? eq(orders.code, search.toUpperCase()) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ attribution, createdAt, ...row }) => {
      const mine = attribution?.candidates.filter((one) => one.affiliateId === affiliateId) ?? []
      const decisive = mine.find(({ lostBecause }) => lostBecause === null) ?? mine[0]
      return {
        ...row,
        createdAt: createdAt.toISOString(),
        rule: attribution?.rule ?? null,
        via: decisive?.via ?? null,
        clickedAt: decisive?.clickedAt ?? null,
        /** Null for a sale on which the caller earns. */
        lostBecause: decisive?.lostBecause ?? null,
      }
    }),
    nextCursor,
  }
}
