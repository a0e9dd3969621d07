import type { Cents } from '@balcao/domain/money/money'
import type { Lot, LotPart } from './lot.ts'

export type Cover = { availableCents: Cents; parts: LotPart[]; debtCents: Cents }

/** Covers a debit from the available balance, then from the lots in the given order; the rest is a debt. */
export function coverDebit(amountCents: Cents, availableCents: Cents, lots: readonly Lot[]): Cover {
  const fromAvailable = Math.min(amountCents, Math.max(0, availableCents))
  const { parts, missingCents } = takeFromLots(amountCents - fromAvailable, lots)
  return { availableCents: fromAvailable, parts, debtCents: missingCents }
}

export function takeFromLots(
  amountCents: Cents,
  lots: readonly Lot[],
): { parts: LotPart[]; missingCents: Cents } {
  const parts: LotPart[] = []
  let missingCents = amountCents
  for (const lot of lots) {
    const taken = Math.min(missingCents, lot.amountCents)
    if (taken > 0) parts.push({ lot, amountCents: taken })
    missingCents -= taken
  }
  return { parts, missingCents }
}
