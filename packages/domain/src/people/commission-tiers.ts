/** Measure of a month's volume: number of paid sales, or price of their products in cents. */
export const tierMeasures = ['SALES', 'AMOUNT'] as const
export type TierMeasure = (typeof tierMeasures)[number]

export type CommissionTier = {
  /** Lowest volume of the month, in sales or cents, at which the commission applies to the next sale. */
  from: number
  basisPoints: number
}

/** Higher commissions by the month's volume, the lowest tier first. */
export type CommissionTiers = { by: TierMeasure; steps: readonly CommissionTier[] }

export const tiersMax = 5
export const tierFromMax = 1_000_000_000

/** Commission of a version of the terms: the basic one, and the tiers above it, if any. */
export type Commission = { basisPoints: number; tiers: CommissionTiers | null }

/** Commission of the next sale after this volume, and the next tier. */
export function commissionAt(
  { basisPoints, tiers }: Commission,
  volume: number,
): { basisPoints: number; next: (CommissionTier & { missing: number }) | null } {
  const steps = tiers?.steps ?? []
  const reached = steps.findLast(({ from }) => volume >= from)
  const next = steps.find(({ from }) => volume < from)
  return {
    basisPoints: reached?.basisPoints ?? basisPoints,
    next: next ? { ...next, missing: next.from - volume } : null,
  }
}

/** The highest commission that the terms can reach. */
export function dearestCommission({ basisPoints, tiers }: Commission): number {
  return tiers?.steps.at(-1)?.basisPoints ?? basisPoints
}

/** Whether each tier begins after the one below and pays more. */
export function isRising({ basisPoints, tiers }: Commission): boolean {
  const steps = [{ from: 0, basisPoints }, ...(tiers?.steps ?? [])]
  return steps.every((step, place) => {
    const below = steps[place - 1]
    return below === undefined || (step.from > below.from && step.basisPoints > below.basisPoints)
  })
}

export function isSameTiers(one: CommissionTiers | null, other: CommissionTiers | null): boolean {
  const textOf = (tiers: CommissionTiers | null) =>
    tiers && [tiers.by, ...tiers.steps.flatMap(({ from, basisPoints }) => [from, basisPoints])].join(' ')
  return textOf(one) === textOf(other)
}
