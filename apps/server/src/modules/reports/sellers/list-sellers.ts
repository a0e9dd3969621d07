import { periodsOf } from '@balcao/domain/options/date-ranges'
import { and, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { isUnblockAsked } from '#modules/accounts/sellers/asked-unblock.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { readPurses } from './read-purses.ts'
import { readSellerFacts } from './read-seller-facts.ts'
import { type SellerFilters, sellerFilters, wantedSellers } from './seller-filters.ts'
import { standingOf } from './standing-of.ts'
import { sumOfSellers } from './sum-of-sellers.ts'

const sellerOrders: ListOrders<'createdAt' | 'name' | 'enteredAt'> = {
  columns: {
    createdAt: [users.createdAt, users.id],
    name: [users.name, users.id],
    enteredAt: [users.sellerEnteredAt, users.id],
  },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const sellerListInput = sellerFilters.extend(pageInput(sellerOrders))

/** A page of the platform's sellers, with sales of thirty days and the available balance. */
export async function listSellers(caller: Caller, input: z.output<typeof sellerListInput>) {
  const { rows, nextCursor } = await listSellersAlone(caller, input)
  const ids = rows.map(({ id }) => id)
  const [salesOf, purseOf] = await Promise.all([
    sumOfSellers(caller, { sellerIds: ids, from: periodsOf('30', caller.now).current.from }),
    readPurses(caller, ids),
  ])
  return {
    rows: rows.map((row) => ({ ...row, sales: salesOf(row.id), balance: purseOf(row.id) })),
    nextCursor,
  }
}

/** The page without sums over sales and books. */
export async function listSellersAlone(caller: Caller, input: z.output<typeof sellerListInput>) {
  const { tx, now } = caller
  const { rows, nextCursor } = await pageOf(sellerOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({ user: users, place })
      .from(users)
      .where(and(wantedSellers(caller, input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const sellers = rows.map(({ user }) => user)
  const factsOf = await readSellerFacts(caller, sellers)
  return {
    rows: sellers.map((seller) => ({
      id: seller.id,
      name: seller.name,
      email: seller.email,
      document: seller.document,
      phone: seller.phone,
      standing: standingOf(seller),
      createdAt: seller.createdAt.toISOString(),
      enteredAt: seller.sellerEnteredAt?.toISOString() ?? null,
      unblockAskedAt: isUnblockAsked(now, seller) ? (seller.unblockAskedAt?.toISOString() ?? null) : null,
      ...factsOf(seller),
    })),
    nextCursor,
  }
}

export async function countSellers(scope: Scope, filters: SellerFilters): Promise<{ count: number }> {
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .where(wantedSellers(scope, filters))
  return { count: row?.count ?? 0 }
}
