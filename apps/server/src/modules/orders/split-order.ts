import { type ItemsToSplit, splitSale } from '@balcao/domain/sale-split'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { findAffiliate } from '../partners/find-affiliate.ts'
import type { ContractsOfSale } from '../partners/find-contracts.ts'
import type { OrderToCreate } from './order-to-create.ts'
import type { OrderLine } from './quote.ts'

export type OrderSplit = Awaited<ReturnType<typeof splitOrder>>

/** Who gets how much of the sale, under the fee plan, the affiliate's commission and the contracts of this moment. */
export async function splitOrder(
  scope: Scope,
  { paymentId, offer, plan, contracts, buyer, quote, input }: OrderToCreate,
) {
  const { product, seller } = offer
  const affiliate = await findAffiliate(scope, {
    productId: product.id,
    affiliateId: input.affiliateId,
    buyer,
    sellerId: seller.id,
  })
  const split = splitSale({
    items: itemsByContracts(quote.lines, contracts),
    shippingCents: quote.shippingCents,
    interestCents: quote.interestCents,
    fee: plan,
    affiliate: affiliate ?? undefined,
    manager: contracts.manager,
    sellerId: seller.id,
  })
  invariant(
    split.chargedCents === quote.totalCents,
    `payment ${paymentId}: the split does not add up to the price`,
  )
  return { affiliate, split }
}

/** Lines under the same contracts are divided together, as one sum: fewer roundings, and a bump of the same co-producers is no other sale. */
function itemsByContracts(lines: readonly OrderLine[], { coProducersOf }: ContractsOfSale): ItemsToSplit[] {
  const groups = Map.groupBy(lines, ({ productId }) => JSON.stringify(coProducersOf(productId)))
  return [...groups.values()].map((group) => ({
    itemsCents: group.reduce((sum, { priceCents }) => sum + priceCents, 0),
    discountCents: 0,
    coProducers: coProducersOf(group[0]?.productId ?? ''),
  }))
}
