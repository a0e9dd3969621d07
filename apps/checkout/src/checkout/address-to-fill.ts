import type { BuyerForm } from './buyer-form.ts'

export type FoundAddress = Pick<BuyerForm, 'state' | 'street' | 'district' | 'city'>

/**
 * What a successful lookup puts into the form. Small towns have one CEP for all their streets, and what the lookup
 * does not know stays as typed. After a reload the buyer's own corrections win, so only gaps are filled.
 */
export function addressToFill(found: FoundAddress, restored: FoundAddress | null): Partial<FoundAddress> {
  const fields = ['state', 'street', 'district', 'city'] as const
  return Object.fromEntries(
    fields
      .filter((field) => found[field] !== '' && (restored === null || restored[field] === ''))
      .map((field) => [field, found[field]]),
  )
}
