import { divideRoundingHalfUp } from './decimal.ts'
import { assertAmount, type Cents, splitByLargestRemainder } from './money.ts'
import type { SaleShare, ShareRole } from './sale-split.ts'

/** Part of the fee that the platform returns on a refund. The producer bears the kept part. */
export const feePolicies = ['RETURN_ALL', 'KEEP_FIXED', 'KEEP_ALL'] as const
export type FeePolicy = (typeof feePolicies)[number]

export type SaleToReverse = {
  feeCents: Cents
  fixedFeeCents: Cents
  interestCents: Cents
  shares: readonly SaleShare[]
  feePolicy: FeePolicy
}

/** An item of a sale: its price after discount, and the shares people earned on it. */
export type SoldItem = { id: string; priceCents: Cents; shares: readonly SaleShare[] }

/** A party that pays a part of a refund: the platform from its fee or its interest, or a person in a role. */
export type ReversalPart =
  | { from: 'FEE' | 'INTEREST'; amountCents: Cents }
  | { from: ShareRole; userId: string; amountCents: Cents }

/**
 * Part of each party when the whole sale is reversed; the sum is the buyer's charge. The producer bears the
 * part of the fee that the platform keeps, and a manager keeps the commission on that part.
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
 * Part of each party when one item is refunded: people return their earnings on it, and the platform returns
 * its part of the fee and of the interest. The producer also pays the part of the item's fee that the
 * platform keeps. What remains of `reversibleParts` after all items belongs to the shipping.
 */
export function itemParts(
  sale: SaleToReverse & { shippingCents: Cents },
  items: readonly SoldItem[],
): Map<string, ReversalPart[]> {
  const prices = [...items.map(({ priceCents }) => priceCents), sale.shippingCents]
  const feesOfItems = items.map(({ priceCents, shares }) => priceCents - sumOf(shares))
  const fees = [...feesOfItems, sale.feeCents - sumOfCents(feesOfItems)]
  const kept = byWeights(keptFee(sale), fees)
  const returned = fees.map((cents, index) => cents - (kept[index] ?? 0))
  const interest = byWeights(sale.interestCents, prices)
  const [producers, managers] = [
    sale.shares.filter(({ role }) => role === 'PRODUCER'),
    reversibleParts(sale).filter(({ from }) => from === 'MANAGER'),
  ]
  const ofManagers = managers.map((part) => byWeights(part.amountCents, returned))
  return new Map(
    items.map(({ id, shares }, index) => {
      const managed = managers.map((part, manager) => ({
        ...part,
        amountCents: ofManagers[manager]?.[index] ?? 0,
      }))
      const parts: ReversalPart[] = [
        { from: 'FEE', amountCents: (returned[index] ?? 0) - sumOf(managed) },
        { from: 'INTEREST', amountCents: interest[index] ?? 0 },
        ...shares.map(({ userId, role, amountCents }) => ({ from: role, userId, amountCents })),
        ...producers.map(({ userId, role }) => ({ from: role, userId, amountCents: kept[index] ?? 0 })),
        ...managed,
      ]
      return [id, addUp(parts)] as const
    }),
  )
}

/**
 * Divides a refund among the parties in proportion to their remaining parts. Percentages of the whole,
 * recomputed for a larger sum, could return a cent to a party when more is refunded (the Alabama paradox);
 * remaining parts cannot, and the last refund takes exactly the rest.
 *
 * A refund of items is taken first from the people who earned on them (`ofItems`, from `itemParts`), and from
 * all remaining parts only if earlier refunds of a plain amount left these people too little.
 */
export function divideReversal(
  whole: readonly ReversalPart[],
  reversed: readonly ReversalPart[],
  amountCents: Cents,
  ofItems: readonly ReversalPart[] = [],
): ReversalPart[] {
  assertAmount(amountCents)
  const left = remainingParts(whole, reversed)
  if (amountCents > sumOf(left)) throw new RangeError('A refund exceeds what is left of the sale')
  const earned = limitedTo(left, ofItems)
  const onItems = Math.min(amountCents, sumOf(earned))
  const first = byParts(onItems, earned)
  const others = byParts(amountCents - onItems, remainingParts(left, first))
  return addUp([...first, ...others]).filter((part) => part.amountCents > 0)
}

/**
 * Amount that people who earned on some items can still return. A fee correction may have moved cents between
 * the platform's fee and the producer: if one of the two lacks a part of an item, the other pays it.
 */
function limitedTo(left: readonly ReversalPart[], wanted: readonly ReversalPart[]): ReversalPart[] {
  const wantedOf = new Map(addUp(wanted).map((part) => [keyOf(part), part.amountCents]))
  const limited = left.map((part) => {
    const cents = wantedOf.get(keyOf(part)) ?? 0
    return { part, cents: Math.min(cents, part.amountCents), lacks: Math.max(cents - part.amountCents, 0) }
  })
  const lacksOf = (from: ReversalPart['from']) =>
    sumOfCents(limited.filter(({ part }) => part.from === from).map(({ lacks }) => lacks))
  const lacks = { FEE: lacksOf('PRODUCER'), PRODUCER: lacksOf('FEE') }
  return limited.map(({ part, cents }) => {
    const more = part.from === 'FEE' || part.from === 'PRODUCER' ? lacks[part.from] : 0
    return { ...part, amountCents: Math.min(cents + more, part.amountCents) }
  })
}

/** Part that each party has not returned yet. */
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

/** Part of a sale's fee that the platform keeps when the sale is refunded. */
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

function byParts(amountCents: Cents, parts: readonly ReversalPart[]): ReversalPart[] {
  const divided = byWeights(
    amountCents,
    parts.map((part) => part.amountCents),
    parts.map(keyOf),
  )
  return parts.map((part, index) => ({ ...part, amountCents: divided[index] ?? 0 }))
}

function byWeights(amountCents: Cents, weights: readonly Cents[], ids?: readonly string[]): Cents[] {
  const parts = splitByLargestRemainder(
    amountCents,
    weights.map((weight, index) => ({ id: ids?.[index] ?? String(index), weight })),
  )
  return parts.map((part) => part.amountCents)
}

function addUp(parts: readonly ReversalPart[]): ReversalPart[] {
  return [...Map.groupBy(parts, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amountCents: first.amountCents + sumOf(others) }] : [],
  )
}

function sumOfCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}

function sumOf(parts: readonly { amountCents: Cents }[]): Cents {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function keyOf(part: ReversalPart): string {
  return 'userId' in part ? `${part.from} ${part.userId}` : part.from
}
