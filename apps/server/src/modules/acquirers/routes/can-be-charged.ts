import type { RouteLine } from './plan-route.ts'

/**
 * Whether any sale of a seller can be charged: a line with an open account comes before a line that ends all
 * of the seller's sales.
 */
export function canBeCharged(
  lines: readonly RouteLine[],
  { sellerId, accountIds }: { sellerId: string; accountIds: ReadonlySet<string> },
): boolean {
  if (lines.length === 0) return accountIds.size > 0
  for (const { accountId, rules } of lines.toSorted((one, other) => one.step - other.step)) {
    const { sellerIds, ...others } = rules
    if (sellerIds !== undefined && !sellerIds.includes(sellerId)) continue
    if (accountId !== null && accountIds.has(accountId)) return true
    if (accountId === null && Object.keys(others).length === 0) return false
  }
  return false
}
