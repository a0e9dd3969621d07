import { divideRoundingHalfUp } from './decimal.ts'
import { assertAmount, type Cents, splitByLargestRemainder } from './money.ts'
import type { SaleShare, ShareRole } from './sale-split.ts'

/** What of its fee the platform gives back when a buyer gets money back. What it keeps is borne by the producer. */
export const feePolicies = ['RETURN_ALL', 'KEEP_FIXED', 'KEEP_ALL'] as const
export type FeePolicy = (typeof feePolicies)[number]

export type SaleToReverse = {
  feeCents: Cents
  fixedFeeCents: Cents
  interestCents: Cents
  shares: readonly SaleShare[]
  feePolicy: FeePolicy
}

/** One of those who give a refund: the platform with its fee or its interest, or a person in a role. */
export type ReversalPart =
  | { from: 'FEE' | 'INTEREST'; amountCents: Cents }
  | { from: ShareRole; userId: string; amountCents: Cents }

/**
 * What each gives when the whole sale is reversed; the sum is what the buyer was charged. The producer bears the part of the fee that the
 * platform keeps, and a manager keeps the commission on that part.
 */
export function reversibleParts(sale: SaleToReverse): ReversalPart[] {
  const keptCents = keptFee(sale)
  const people = sale.shares.map(({ userId, role, amountCents }): ReversalPart & { userId: string } => {
    if (role === 'PRODUCER') return { from: role, userId, amountCents: amountCents + keptCents }
    if (role === 'MANAGER')
      return {
        from: role,
        userId,
        amountCents: amountCents - ofKeptFee(amountCents, keptCents, sale.feeCents),
      }
    return { from: role, userId, amountCents }
  })
  const fromManagers = sumOf(people.filter(({ from }) => from === 'MANAGER'))
  return [
    { from: 'FEE', amountCents: sale.feeCents - keptCents - fromManagers },
    { from: 'INTEREST', amountCents: sale.interestCents },
    ...people,
  ]
}

/**
 * Divides a refund among those who give it, by what each has not given yet. Percentages of the whole, taken anew of a larger sum, could
 * return a cent to somebody when more is refunded (the Alabama paradox); what is left cannot, and the last refund takes exactly the rest.
 */
export function divideReversal(
  whole: readonly ReversalPart[],
  reversed: readonly ReversalPart[],
  amountCents: Cents,
): ReversalPart[] {
  assertAmount(amountCents)
  const left = remainingParts(whole, reversed)
  if (amountCents > sumOf(left)) throw new RangeError('A refund exceeds what is left of the sale')
  const parts = splitByLargestRemainder(
    amountCents,
    left.map((part) => ({ id: keyOf(part), weight: part.amountCents })),
  )
  return left
    .map((part, index) => ({ ...part, amountCents: parts[index]?.amountCents ?? 0 }))
    .filter((part) => part.amountCents > 0)
}

/** What each has not given yet. */
export function remainingParts(
  whole: readonly ReversalPart[],
  reversed: readonly ReversalPart[],
): ReversalPart[] {
  const given = Map.groupBy(reversed, keyOf)
  return whole.map((part) => ({
    ...part,
    amountCents: part.amountCents - sumOf(given.get(keyOf(part)) ?? []),
  }))
}

/** What each item cost after the order's discount, which they bear by their prices. */
export function itemPrices(
  items: readonly { id: string; priceCents: Cents; quantity: number }[],
  discountCents: Cents,
): Map<string, Cents> {
  const lines = items.map(({ id, priceCents, quantity }) => ({ id, weight: priceCents * quantity }))
  if (discountCents === 0) return new Map(lines.map(({ id, weight }) => [id, weight]))
  const discounts = splitByLargestRemainder(discountCents, lines)
  return new Map(lines.map(({ id, weight }, index) => [id, weight - (discounts[index]?.amountCents ?? 0)]))
}

/** What a buyer gets back for some of the items: their price after discount, and their part of the interest. */
export function itemsRefund(
  refunded: { itemsCents: Cents },
  sale: { itemsCents: Cents; discountCents: Cents; shippingCents: Cents; interestCents: Cents },
): Cents {
  const price = sale.itemsCents - sale.discountCents + sale.shippingCents
  if (refunded.itemsCents > price) throw new RangeError('More items are refunded than were sold')
  if (price === 0) return 0
  const interest = divideRoundingHalfUp(
    BigInt(sale.interestCents) * BigInt(refunded.itemsCents),
    BigInt(price),
  )
  return refunded.itemsCents + Number(interest)
}

/** What of a sale's fee the platform keeps when the sale is refunded. */
export function keptFee({
  feePolicy,
  feeCents,
  fixedFeeCents,
}: Pick<SaleToReverse, 'feePolicy' | 'feeCents' | 'fixedFeeCents'>): Cents {
  switch (feePolicy) {
    case 'RETURN_ALL':
      return 0
    case 'KEEP_FIXED':
      return Math.min(fixedFeeCents, feeCents)
    case 'KEEP_ALL':
      return feeCents
  }
}

function ofKeptFee(commissionCents: Cents, keptCents: Cents, feeCents: Cents): Cents {
  if (feeCents === 0) return commissionCents
  return Number(divideRoundingHalfUp(BigInt(commissionCents) * BigInt(keptCents), BigInt(feeCents)))
}

function sumOf(parts: readonly { amountCents: Cents }[]): Cents {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function keyOf(part: ReversalPart): string {
  return 'userId' in part ? `${part.from} ${part.userId}` : part.from
}
