import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import { products } from '../../../db/schema/catalog.ts'
import { coProductionContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { isParty } from './contract-rows.ts'

/** `OWNER`: of my products. `CO_PRODUCER`: of others' products that I make. `TO_ANSWER`: what waits for me. */
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
