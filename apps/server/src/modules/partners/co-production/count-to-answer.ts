import { eq, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { contractsInTab } from './contracts-in-tab.ts'

/** Number of proposals that wait for the caller's answer. */
export async function countToAnswer(caller: Caller): Promise<number> {
  const [counted] = await caller.tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(coProductionContracts)
    .innerJoin(products, eq(products.id, coProductionContracts.productId))
    .where(contractsInTab(caller, 'TO_ANSWER'))
  return counted?.count ?? 0
}
