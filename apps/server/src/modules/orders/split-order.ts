import type { CouponBearer } from '@balcao/domain/money/coupons'
import { type CoProducer, divideByPrices, type SaleShare, splitSale } from '@balcao/domain/money/sale-split'
import { AppError } from '@balcao/domain/texts/app-error'
import { invariant } from '#kit/invariant.ts'
import { findAffiliate } from '#modules/partners/affiliates/find-affiliate.ts'
import { noReferral } from '#modules/partners/affiliates/referral.ts'
import type { ContractsOfSale } from '#modules/partners/find-contracts.ts'
import type { Scope } from '#scope.ts'
import type { OrderToCreate } from './order-to-create.ts'
import type { OrderLine } from './quote.ts'

export type OrderSplit = Awaited<ReturnType<typeof splitOrder>>

/** Shares of the sale, under the current fee plan, the affiliate's commission and the current contracts. */
export async function splitOrder(
  scope: Scope,
  { paymentId, offer, plan, contracts, buyer, quote, coupon, input }: OrderToCreate,
) {
  const { product, seller } = offer
  const { affiliate, attribution, clicks } = await findAffiliate(scope, {
    productId: product.id,
    sellerId: seller.id,
    currency: product.currency,
    affiliateId: input.affiliateId,
    couponAffiliateId: coupon?.affiliateId ?? undefined,
    referral: input.referral ?? noReferral,
    buyer,
  })
  // Only the coupon's own affiliate has agreed to bear its discount.
  if (coupon?.affiliateId && coupon.affiliateId !== affiliate?.id)
    throw new AppError('coupon_not_here', { field: 'coupon' })
  const groups = linesByContracts(quote.lines, contracts, coupon?.bearer)
  const split = splitSale({
    items: groups.map(({ lines, coProducers }) => ({
      itemsCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
      discountCents: lines.reduce((sum, { discountCents }) => sum + discountCents, 0),
      coProducers,
    })),
    shippingCents: quote.shippingCents,
    interestCents: quote.interestCents,
    fee: plan,
    affiliate: affiliate ?? undefined,
    discountBearer: coupon?.bearer,
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
    clicks,
    split,
    sharesOfLine: sharesByLine(groups, split.sharesByItems),
    shares: split.shares.map((share) => ({ ...share, contractIds: [...new Set(contractIdsOf(share))] })),
  }
}

type Group = { lines: OrderLine[]; coProducers: CoProducer[] }

/**
 * Groups of lines that are split as one sum, by contracts: this rounds less often, and a bump with the same
 * co-producers is no separate sale. If one person bears a discount, lines with and without it form separate
 * groups, because the shares of a line are returned in a refund and depend on its discount.
 */
function linesByContracts(
  lines: readonly OrderLine[],
  contracts: ContractsOfSale,
  bearer: CouponBearer = 'SHARED',
): Group[] {
  const coProducersOf = (productId: string) =>
    contracts.coProducersOf(productId).map(({ contractId: _, ...coProducer }) => coProducer)
  const groups = Map.groupBy(lines, ({ productId, discountCents }) =>
    JSON.stringify([coProducersOf(productId), bearer !== 'SHARED' && discountCents > 0]),
  )
  return [...groups.values()].map((group) => ({
    lines: group,
    coProducers: coProducersOf(group[0]?.productId ?? ''),
  }))
}

function sharesByLine(
  groups: readonly Group[],
  sharesByItems: readonly SaleShare[][],
): (line: OrderLine) => SaleShare[] {
  const shares = new Map(
    groups.flatMap(({ lines }, index) => {
      const prices = lines.map(({ priceCents, discountCents }) => priceCents - discountCents)
      const divided = divideByPrices(prices, sharesByItems[index] ?? [])
      return lines.map((line, position) => [line, divided[position] ?? []] as const)
    }),
  )
  return (line) => shares.get(line) ?? []
}
