import { splitSale } from '@balcao/domain/sale-split'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { findAffiliate } from '../partners/find-affiliate.ts'
import type { OrderToCreate } from './order-to-create.ts'

export type OrderSplit = Awaited<ReturnType<typeof splitOrder>>

/** Who gets how much of the sale, under the seller's fee plan and the affiliate's commission of this moment. */
export async function splitOrder(
  scope: Scope,
  { paymentId, offer, plan, buyer, quote, input }: OrderToCreate,
) {
  const { product, seller } = offer
  const affiliate = await findAffiliate(scope, {
    productId: product.id,
    affiliateId: input.affiliateId,
    buyer,
    sellerId: seller.id,
  })
  const split = splitSale({
    itemsCents: quote.itemsCents,
    discountCents: 0,
    shippingCents: quote.shippingCents,
    interestCents: quote.interestCents,
    fee: plan,
    affiliate: affiliate ?? undefined,
    coProducers: [],
    coProductionBase: 'REMAINDER',
    sellerId: seller.id,
  })
  invariant(
    split.chargedCents === quote.totalCents,
    `payment ${paymentId}: the split does not add up to the price`,
  )
  return { affiliate, split }
}
