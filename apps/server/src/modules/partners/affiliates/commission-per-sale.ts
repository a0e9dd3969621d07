import type { Cents } from '@balcao/domain/money/money'
import { splitSale } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import { readPixFees } from '#modules/partners/read-pix-fees.ts'
import type { Scope } from '#scope.ts'

export type PricedProgram = {
  sellerId: string
  currency: Currency
  /** Price of the most expensive offer; null while nothing is for sale. */
  priceToCents: Cents | null
  basisPoints: number | null
}

/** Calculation of a commission from a price that is paid by Pix. */
export type CommissionPerSale = {
  priceCents: Cents
  feeCents: Cents
  netCents: Cents
  commissionCents: Cents
}

/**
 * The highest commission of one sale: of the most expensive offer, paid by Pix, after the platform's fee for
 * that seller. Null if no offer, fee or commission is known.
 */
export async function readCommissionPerSale(
  scope: Scope,
  sellerIds: readonly string[],
): Promise<(program: PricedProgram) => CommissionPerSale | null> {
  const feeOf = await readPixFees(scope, sellerIds)
  return ({ priceToCents, basisPoints, ...seller }) => {
    const fee = feeOf(seller)
    if (!fee || priceToCents === null || basisPoints === null) return null
    const { feeCents, netCents, shares } = splitSale({
      items: [{ itemsCents: priceToCents, discountCents: 0, coProducers: [] }],
      shippingCents: 0,
      interestCents: 0,
      fee,
      affiliate: { id: 'affiliate', basisPoints },
      sellerId: seller.sellerId,
    })
    const commissionCents = shares.find(({ role }) => role === 'AFFILIATE')?.amountCents ?? 0
    return { priceCents: priceToCents, feeCents, netCents, commissionCents }
  }
}
