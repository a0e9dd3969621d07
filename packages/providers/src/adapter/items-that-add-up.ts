import type { CreateTransaction } from '#inputs.ts'

/**
 * Many providers refuse a sale whose items do not add up to its amount, as happens with shipping, coupons and
 * interest, or an item below a smallest price. The whole sale is then sent as one line under the first title.
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
