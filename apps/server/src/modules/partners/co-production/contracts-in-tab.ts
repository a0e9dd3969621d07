import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { isParty } from './contract-rows.ts'

/**
 * `OWNER`: the caller's products. `CO_PRODUCER`: others' products that the caller co-produces. `TO_ANSWER`:
 * proposals that wait for the caller.
 */
export const coProductionTabs = ['OWNER', 'CO_PRODUCER', 'TO_ANSWER'] as const
type Tab = (typeof coProductionTabs)[number]

export function contractsInTab(caller: Caller, tab: Tab): SQL | undefined {
  const { userId } = caller.session
  switch (tab) {
    case 'OWNER':
      return eq(products.sellerId, userId)
    case 'CO_PRODUCER':
      return eq(coProductionContracts.coProducerId, userId)
    case 'TO_ANSWER':
      return and(
        isParty(caller),
        ne(coProductionContracts.proposedById, userId),
        eq(coProductionContracts.state, 'INVITED'),
        gt(coProductionContracts.answerBy, caller.now),
      )
  }
}
