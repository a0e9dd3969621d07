import { and, eq, gte, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { coupons } from '#db/schema/coupons.ts'
import { orders } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'

const lookedBackMs = 180 * 86_400_000
const namesMax = 50

/**
 * Affiliates, coupons and sources of the seller's sales of the last half year, the most frequent first: the options of
 * the filters.
 */
export async function listSources({ tx, now, session }: Caller) {
  const own = and(
    eq(orders.sellerId, session.userId),
    gte(orders.createdAt, new Date(now.getTime() - lookedBackMs)),
  )
  const source = sql<string | null>`${orders.utm} ->> 'utm_source'`
  const [sources, affiliates, used] = await Promise.all([
    tx.select({ source }).from(orders).where(own).groupBy(sql`1`).orderBy(sql`count(*) desc`).limit(namesMax),
    tx
      .select({ id: users.id, name: users.name })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.affiliateId))
      .where(own)
      .groupBy(users.id, users.name)
      .orderBy(sql`count(*) desc`)
      .limit(namesMax),
    tx
      .select({ id: coupons.id, code: coupons.code })
      .from(orders)
      .innerJoin(coupons, eq(coupons.id, orders.couponId))
      .where(own)
      .groupBy(coupons.id, coupons.code)
      .orderBy(sql`count(*) desc`)
      .limit(namesMax),
  ])
  return {
    sources: sources.flatMap(({ source }) => (source === null ? [] : [source])),
    affiliates,
    coupons: used,
  }
}
