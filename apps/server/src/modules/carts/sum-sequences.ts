import { type CartReason, cartReasons } from '@balcao/domain/checkout/carts'
import { and, eq, gte, sql } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'

const lately = 30 * 86_400_000

type SequenceFigures = { entered: number; written: number; recovered: number }

/** Results of each sequence in thirty days: carts, messages, and payments after them. */
export async function sumSequences({
  tx,
  session,
  now,
}: Caller): Promise<Record<CartReason, SequenceFigures>> {
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const rows = await tx
    .select({
      reason: abandonedCarts.reason,
      entered: sql<number>`count(*)`.mapWith(Number),
      written: countOf(sql`${abandonedCarts.remindersSent} > 0`),
      recovered: countOf(sql`${abandonedCarts.state} = 'RECOVERED'`),
    })
    .from(abandonedCarts)
    .where(
      and(
        eq(abandonedCarts.sellerId, session.userId),
        gte(abandonedCarts.updatedAt, new Date(now.getTime() - lately)),
      ),
    )
    .groupBy(abandonedCarts.reason)
  const entries = cartReasons.map((reason) => {
    const { entered = 0, written = 0, recovered = 0 } = rows.find((row) => row.reason === reason) ?? {}
    return [reason, { entered, written, recovered }] as const
  })
  return Object.fromEntries(entries) as Record<CartReason, SequenceFigures>
}
