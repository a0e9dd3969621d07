import type { BuyerForm } from './buyer-form.ts'

export type FoundAddress = Pick<BuyerForm, 'state' | 'street' | 'district' | 'city'>

const fields = ['state', 'street', 'district', 'city'] as const

/**
 * Values that a successful lookup writes into the form. Small towns have one CEP for all their streets:
 * fields missing from the lookup stay as typed, unless they came from the previous CEP. After a reload the
 * buyer's own corrections win, so only gaps are filled.
 */
export function addressToFill(
  found: FoundAddress,
  { typed, before, isRestored }: { typed: FoundAddress; before: FoundAddress | null; isRestored: boolean },
): Partial<FoundAddress> {
  const isStale = (field: keyof FoundAddress) => before !== null && typed[field] === before[field]
  const isWanted = (field: keyof FoundAddress) =>
    isRestored ? typed[field] === '' : found[field] !== '' || isStale(field)
  return Object.fromEntries(fields.filter(isWanted).map((field) => [field, found[field]]))
}

/** Whether the buyer has to type more than the number. */
export function hasGaps(address: FoundAddress): boolean {
  return fields.some((field) => address[field].trim() === '')
}
