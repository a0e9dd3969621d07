import { coProductionStates } from '@balcao/domain/people/partnerships'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { contractRow, selectContracts } from './contract-rows.ts'
import { contractsInTab, coProductionTabs } from './contracts-in-tab.ts'

const contractOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [coProductionContracts.createdAt, coProductionContracts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const coProductionListInput = z.strictObject({
  tab: z.enum(coProductionTabs),
  productId: z.uuid().optional(),
  state: z.enum(coProductionStates).optional(),
  ...pageInput(contractOrders),
})

/** Contracts to which the caller is a party, each version in a row of its own. */
export async function listCoProductions(
  caller: Caller,
  { tab, productId, state, ...page }: z.output<typeof coProductionListInput>,
) {
  const { rows, nextCursor } = await pageOf(contractOrders, page, ({ place, after, orderBy, limit }) =>
    selectContracts(caller, place)
      .where(
        and(
          contractsInTab(caller, tab),
          productId === undefined ? undefined : eq(products.id, productId),
          state && eq(coProductionContracts.state, state),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => contractRow(caller, row)), nextCursor }
}
