import type { CouponBearer } from './coupons.ts'
import {
  assertAmount,
  basisPointsToMillionths,
  type Cents,
  percentOfCents,
  splitByLargestRemainder,
  wholeInMillionths,
} from './money.ts'

/** Base of a co-producer's percentage: the net after the affiliate's commission, or the whole net. */
export type CoProductionBase = 'REMAINDER' | 'NET'

export type CoProducer = { id: string; basisPoints: number; base: CoProductionBase }

/** Items that are divided by the same contracts: a bump of another product may have co-producers of its own. */
export type ItemsToSplit = { itemsCents: Cents; discountCents: Cents; coProducers: readonly CoProducer[] }

export type SaleToSplit = {
  items: readonly ItemsToSplit[]
  shippingCents: Cents
  /** Interest that the buyer pays for installments. It belongs to the platform. */
  interestCents: Cents
  fee: { basisPoints: number; fixedCents: Cents }
  affiliate?: { id: string; basisPoints: number } | undefined
  /** Bearer of the discount; by default all shares bear it. */
  discountBearer?: CouponBearer | undefined
  /** The seller's manager, and their part of the platform's fee. */
  manager?: { id: string; basisPoints: number } | undefined
  sellerId: string
}

export type ShareRole = 'PRODUCER' | 'AFFILIATE' | 'CO_PRODUCER' | 'MANAGER'
export type SaleShare = { userId: string; role: ShareRole; amountCents: Cents }

export type SaleSplit = {
  chargedCents: Cents
  feeCents: Cents
  feeOnItemsCents: Cents
  feeOnShippingCents: Cents
  /**
   * Amount divided among producer, affiliate and co-producers: the items after discount and their part of the
   * fee.
   */
  netCents: Cents
  /** Fee and interest, without the manager's part of the fee. */
  platformCents: Cents
  interestCents: Cents
  shares: SaleShare[]
  /** Shares by group of items: earnings on their price; the rest is the fee. */
  sharesByItems: SaleShare[][]
}

/** Divides one sale: every cent that the buyer is charged goes to exactly one person or to the platform. */
export function splitSale(sale: SaleToSplit): SaleSplit {
  const { items, shippingCents, interestCents } = sale
  assertAmount(shippingCents)
  assertAmount(interestCents)
  if (sale.manager) shareRate(sale.manager.basisPoints)
  const { feeBaseCents, feeCents, feeOnShippingCents, nets } = takeFee(sale, items.map(priceOf))
  const isBornAlone = (sale.discountBearer ?? 'SHARED') !== 'SHARED' && items.some(isDiscounted)
  const undiscounted = isBornAlone
    ? takeFee(
        sale,
        items.map(({ itemsCents }) => itemsCents),
      ).nets
    : null

  const producer: SaleShare = {
    userId: sale.sellerId,
    role: 'PRODUCER',
    amountCents: shippingCents - feeOnShippingCents,
  }
  const sharesByItems = items.map(({ coProducers }, index) => {
    const participants = participantsOf(sale, coProducers)
    const netCents = nets[index] ?? 0
    if (!undiscounted) return divideNet(netCents, participants)
    const fullCents = Math.max(undiscounted[index] ?? 0, netCents)
    return bearAlone(divideNet(fullCents, participants), fullCents - netCents, sale.discountBearer)
  })
  const managerCents = sale.manager ? percentOfCents(feeCents, sale.manager.basisPoints) : 0
  const manager: SaleShare[] = sale.manager
    ? [{ userId: sale.manager.id, role: 'MANAGER', amountCents: managerCents }]
    : []
  return {
    chargedCents: feeBaseCents + interestCents,
    feeCents,
    feeOnItemsCents: feeCents - feeOnShippingCents,
    feeOnShippingCents,
    netCents: sumOf(nets),
    platformCents: feeCents - managerCents + interestCents,
    interestCents,
    shares: addUp([producer, ...sharesByItems.flat(), ...manager]),
    sharesByItems,
  }
}

/** Fee of the sale at these prices, and the net of each group of items. */
function takeFee({ shippingCents, fee }: SaleToSplit, prices: readonly Cents[]) {
  const feeBaseCents = sumOf(prices) + shippingCents
  const feeCents = platformFee(feeBaseCents, fee)
  const fees = splitByLargestRemainder(feeCents, [
    ...prices.map((weight, index) => ({ id: `items ${index}`, weight })),
    { id: 'shipping', weight: shippingCents },
  ])
  return {
    feeBaseCents,
    feeCents,
    feeOnShippingCents: fees.at(-1)?.amountCents ?? 0,
    nets: prices.map((price, index) => price - (fees[index]?.amountCents ?? 0)),
  }
}

/**
 * Takes a discount borne by one person from the shares of the full price: from the affiliate who owns the
 * coupon, up to the commission, then from the producer. Any rest reduces all shares in proportion.
 */
function bearAlone(
  shares: readonly SaleShare[],
  lossCents: Cents,
  bearer: CouponBearer = 'SELLER',
): SaleShare[] {
  const roles: ShareRole[] = bearer === 'AFFILIATE' ? ['AFFILIATE', 'PRODUCER'] : ['PRODUCER']
  let leftCents = lossCents
  let left = [...shares]
  for (const wanted of roles)
    left = left.map((share) => {
      if (share.role !== wanted) return share
      const given = Math.min(leftCents, share.amountCents)
      leftCents -= given
      return { ...share, amountCents: share.amountCents - given }
    })
  if (leftCents === 0) return left
  const given = splitByLargestRemainder(
    leftCents,
    left.map(({ userId, amountCents }) => ({ id: userId, weight: amountCents })),
  )
  return left.map((share, index) => ({
    ...share,
    amountCents: share.amountCents - (given[index]?.amountCents ?? 0),
  }))
}

function isDiscounted({ discountCents }: ItemsToSplit): boolean {
  return discountCents > 0
}

function priceOf({ itemsCents, discountCents }: ItemsToSplit): Cents {
  assertAmount(itemsCents)
  assertAmount(discountCents)
  if (discountCents > itemsCents) throw new RangeError('A discount must not exceed the items')
  return itemsCents - discountCents
}

function divideNet(netCents: Cents, participants: readonly Participant[]): SaleShare[] {
  const amounts = splitByLargestRemainder(netCents, participants)
  return participants.map(({ id, role }, index) => ({
    userId: id,
    role,
    amountCents: amounts[index]?.amountCents ?? 0,
  }))
}

/**
 * Divides earnings on several items by the items' prices. Each item is divided from the amount left by the
 * items before it, so that every price and every share add up to the cent.
 */
export function divideByPrices(prices: readonly Cents[], shares: readonly SaleShare[]): SaleShare[][] {
  let left = [
    sumOf(prices) - sumOf(shares.map(({ amountCents }) => amountCents)),
    ...shares.map(({ amountCents }) => amountCents),
  ]
  return prices.map((price) => {
    const parts = splitByLargestRemainder(
      price,
      left.map((weight, index) => ({ id: String(index), weight })),
    ).map(({ amountCents }) => amountCents)
    left = left.map((cents, index) => cents - (parts[index] ?? 0))
    return shares.map((share, index) => ({ ...share, amountCents: parts[index + 1] ?? 0 }))
  })
}

/** One share for each person in each role, in the order in which they were first named. */
function addUp(shares: readonly SaleShare[]): SaleShare[] {
  const sums = new Map<string, SaleShare>()
  for (const share of shares) {
    const key = `${share.role} ${share.userId}`
    const amountCents = (sums.get(key)?.amountCents ?? 0) + share.amountCents
    sums.set(key, { ...share, amountCents })
  }
  return [...sums.values()]
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}

/**
 * Base of a commission on a sale that was already divided: its items, after discount and their part of the
 * fee.
 */
export function commissionableNet(sale: {
  itemsCents: Cents
  discountCents: Cents
  shippingCents: Cents
  feeCents: Cents
}): Cents {
  const price = priceOf({ ...sale, coProducers: [] })
  const [ofItems] = splitByLargestRemainder(sale.feeCents, [
    { id: 'items', weight: price },
    { id: 'shipping', weight: sale.shippingCents },
  ])
  return price - (ofItems?.amountCents ?? 0)
}

/**
 * Platform fee of a sale: the percentage of items and shipping and the fixed part, never more than the sale.
 */
export function platformFee(baseCents: Cents, fee: SaleToSplit['fee']): Cents {
  assertAmount(fee.fixedCents)
  if (fee.basisPoints < 0) throw new RangeError('A fee must not be negative')
  return Math.min(percentOfCents(baseCents, fee.basisPoints) + fee.fixedCents, baseCents)
}

type Participant = { id: string; role: ShareRole; weight: bigint }

/** Weights are exact fractions of a common whole, so that nothing is rounded before the division into cents. */
function participantsOf(
  { affiliate, sellerId }: SaleToSplit,
  coProducers: readonly CoProducer[],
): Participant[] {
  const affiliateRate = affordableRate(shareRate(affiliate?.basisPoints ?? 0), coProducers)
  const partners: Participant[] = []
  if (affiliate)
    partners.push({ id: affiliate.id, role: 'AFFILIATE', weight: affiliateRate * wholeInMillionths })
  for (const { id, basisPoints, base } of coProducers) {
    const rate = base === 'NET' ? wholeInMillionths : wholeInMillionths - affiliateRate
    partners.push({ id, role: 'CO_PRODUCER', weight: shareRate(basisPoints) * rate })
  }
  const promised = partners.reduce((accumulated, { weight }) => accumulated + weight, 0n)
  const left = wholeInMillionths * wholeInMillionths - promised
  if (left < 0n) throw new RangeError('Partners were promised more than the whole sale')
  return [{ id: sellerId, role: 'PRODUCER', weight: left }, ...partners]
}

/**
 * Rate of an affiliate beside these co-producers. A bump may have co-production contracts that were never checked
 * against the affiliate of another product: the contracts stand, and the commission on the bump is limited to the rest.
 */
function affordableRate(wanted: bigint, coProducers: readonly CoProducer[]): bigint {
  const room = roomForAffiliate(coProducers)
  if (wanted > room) return room
  return wanted
}

/** The most that an affiliate can get beside these co-producers. */
function roomForAffiliate(coProducers: readonly CoProducer[]): bigint {
  const sumOfRates = (wanted: CoProductionBase) =>
    coProducers.reduce(
      (sum, { base, basisPoints }) => (base === wanted ? sum + shareRate(basisPoints) : sum),
      0n,
    )
  const ofRemainder = wholeInMillionths - sumOfRates('REMAINDER')
  const ofNet = ofRemainder - sumOfRates('NET')
  if (ofRemainder <= 0n) return ofNet < 0n ? 0n : wholeInMillionths
  return ofNet <= 0n ? 0n : (wholeInMillionths * ofNet) / ofRemainder
}

/** Whether a sale can pay all of these shares at once. */
export function canPromise(affiliateBasisPoints: number, coProducers: readonly CoProducer[]): boolean {
  const promised = coProducers.reduce((sum, { basisPoints }) => sum + shareRate(basisPoints), 0n)
  return promised <= wholeInMillionths && shareRate(affiliateBasisPoints) <= roomForAffiliate(coProducers)
}

function shareRate(basisPoints: number): bigint {
  const rate = basisPointsToMillionths(basisPoints)
  if (rate < 0n || rate > wholeInMillionths)
    throw new RangeError('A share must be between zero and the whole')
  return rate
}
