import { type ItemsToSplit, type SaleShare, splitSale } from '@balcao/domain/sale-split'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { findAffiliate } from '../partners/affiliates/find-affiliate.ts'
import { noReferral } from '../partners/affiliates/referral.ts'
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
  const { affiliate, attribution } = await findAffiliate(scope, {
    productId: product.id,
    sellerId: seller.id,
    affiliateId: input.affiliateId,
    referral: input.referral ?? noReferral,
    buyer,
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
  const contractIdsOf = ({ userId, role }: SaleShare): string[] => {
    switch (role) {
      case 'AFFILIATE':
        return affiliate ? [affiliate.termsId] : []
      case 'MANAGER':
        return contracts.manager ? [contracts.manager.contractId] : []
      case 'CO_PRODUCER':
        return quote.lines
          .flatMap(({ productId }) => contracts.coProducersOf(productId))
          .filter(({ id }) => id === userId)
          .map(({ contractId }) => contractId)
      default:
        return []
    }
  }
  return {
    affiliate,
    attribution,
    split,
    shares: split.shares.map((share) => ({ ...share, contractIds: [...new Set(contractIdsOf(share))] })),
  }
}

/** Lines under the same contracts are divided together, as one sum: fewer roundings, and a bump of the same co-producers is no other sale. */
function itemsByContracts(lines: readonly OrderLine[], contracts: ContractsOfSale): ItemsToSplit[] {
  const coProducersOf = (productId: string) =>
    contracts.coProducersOf(productId).map(({ contractId: _, ...coProducer }) => coProducer)
  const groups = Map.groupBy(lines, ({ productId }) => JSON.stringify(coProducersOf(productId)))
  return [...groups.values()].map((group) => ({
    itemsCents: group.reduce((sum, { priceCents }) => sum + priceCents, 0),
    discountCents: 0,
    coProducers: coProducersOf(group[0]?.productId ?? ''),
  }))
}
