import {
  assertAmount,
  basisPointsToMillionths,
  type Cents,
  percentOfCents,
  splitByLargestRemainder,
  wholeInMillionths,
} from './money.ts'

/** What a co-producer's percentage is taken from: what the affiliate leaves, or the whole net. */
export type CoProductionBase = 'REMAINDER' | 'NET'

export type SaleToSplit = {
  itemsCents: Cents
  discountCents: Cents
  shippingCents: Cents
  /** What the buyer pays on top for dividing the price. It belongs to the platform. */
  interestCents: Cents
  fee: { basisPoints: number; fixedCents: Cents }
  affiliate?: { id: string; basisPoints: number } | undefined
  coProducers: readonly { id: string; basisPoints: number }[]
  coProductionBase: CoProductionBase
  sellerId: string
}

export type ShareRole = 'PRODUCER' | 'AFFILIATE' | 'CO_PRODUCER'
export type SaleShare = { userId: string; role: ShareRole; amountCents: Cents }

export type SaleSplit = {
  chargedCents: Cents
  feeCents: Cents
  feeOnItemsCents: Cents
  feeOnShippingCents: Cents
  /** What producer, affiliate and co-producers divide: the items after discount and their part of the fee. */
  netCents: Cents
  platformCents: Cents
  interestCents: Cents
  shares: SaleShare[]
}

/** Divides one sale: every cent that the buyer is charged goes to exactly one person or to the platform. */
export function splitSale(sale: SaleToSplit): SaleSplit {
  const { itemsCents, discountCents, shippingCents, interestCents } = sale
  for (const amount of [itemsCents, discountCents, shippingCents, interestCents]) assertAmount(amount)
  const commissionableCents = itemsCents - discountCents
  if (commissionableCents < 0) throw new RangeError('A discount must not exceed the items')

  const feeBaseCents = commissionableCents + shippingCents
  const feeCents = platformFee(feeBaseCents, sale.fee)
  const [onItems, onShipping] = splitByLargestRemainder(feeCents, [
    { id: 'items', weight: commissionableCents },
    { id: 'shipping', weight: shippingCents },
  ])
  const feeOnItemsCents = onItems?.amountCents ?? 0
  const feeOnShippingCents = onShipping?.amountCents ?? 0
  const netCents = commissionableCents - feeOnItemsCents

  const participants = participantsOf(sale)
  const amounts = splitByLargestRemainder(netCents, participants)
  const shares = participants.map(({ id, role }, index): SaleShare => {
    const amountCents = amounts[index]?.amountCents ?? 0
    const ownShipping = role === 'PRODUCER' ? shippingCents - feeOnShippingCents : 0
    return { userId: id, role, amountCents: amountCents + ownShipping }
  })

  const chargedCents = feeBaseCents + interestCents
  const platformCents = feeCents + interestCents
  return {
    chargedCents,
    feeCents,
    feeOnItemsCents,
    feeOnShippingCents,
    netCents,
    platformCents,
    interestCents,
    shares,
  }
}

function platformFee(baseCents: Cents, fee: SaleToSplit['fee']): Cents {
  assertAmount(fee.fixedCents)
  if (fee.basisPoints < 0) throw new RangeError('A fee must not be negative')
  return Math.min(percentOfCents(baseCents, fee.basisPoints) + fee.fixedCents, baseCents)
}

/** Weights are exact fractions of a common whole, so that no rounding happens before the cents are dealt out. */
function participantsOf(sale: SaleToSplit): { id: string; role: ShareRole; weight: bigint }[] {
  const affiliateRate = shareRate(sale.affiliate?.basisPoints ?? 0)
  const coProductionRate =
    sale.coProductionBase === 'NET' ? wholeInMillionths : wholeInMillionths - affiliateRate
  const partners: { id: string; role: ShareRole; weight: bigint }[] = []
  if (sale.affiliate) {
    partners.push({ id: sale.affiliate.id, role: 'AFFILIATE', weight: affiliateRate * wholeInMillionths })
  }
  for (const { id, basisPoints } of sale.coProducers) {
    partners.push({ id, role: 'CO_PRODUCER', weight: shareRate(basisPoints) * coProductionRate })
  }
  const promised = partners.reduce((accumulated, { weight }) => accumulated + weight, 0n)
  const left = wholeInMillionths * wholeInMillionths - promised
  if (left < 0n) throw new RangeError('More than the whole sale was promised to partners')
  return [{ id: sale.sellerId, role: 'PRODUCER', weight: left }, ...partners]
}

function shareRate(basisPoints: number): bigint {
  const rate = basisPointsToMillionths(basisPoints)
  if (rate < 0n || rate > wholeInMillionths)
    throw new RangeError('A share lies between nothing and the whole')
  return rate
}
