import type { CreateTransaction } from '#inputs.ts'

/**
 * Replaces the items by one item if the provider would refuse them. Many providers refuse an item below a
 * minimum price, or items that do not add up to the amount, as with shipping, coupons and interest.
 */
export function itemsThatAddUp(
  { items, amount, description }: Pick<CreateTransaction, 'items' | 'amount' | 'description'>,
  { smallestPrice = 0 }: { smallestPrice?: number } = {},
): CreateTransaction['items'] {
  const sum = items.reduce((total, item) => total + item.unitPrice * item.quantity, 0)
  const [first] = items
  if (!first || (sum === amount && items.every(({ unitPrice }) => unitPrice >= smallestPrice))) return items
  return [{ ...first, title: description ?? first.title, unitPrice: amount, quantity: 1 }]
}
