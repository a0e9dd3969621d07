import type { RouteLine } from './plan-route.ts'

/**
 * The account to which every sale of a seller goes first, whatever its amount or card. Null if the card
 * decides: then the card must be sealed, because a token for one account is useless at another.
 */
export function findSoleAccount<Account extends { id: string }>(
  accounts: readonly Account[],
  lines: readonly RouteLine[],
  sellerId: string,
): Account | null {
  if (lines.length === 0) return accounts[0] ?? null
  const own = lines
    .filter(({ rules }) => rules.sellerIds === undefined || rules.sellerIds.includes(sellerId))
    .filter(({ accountId }) => accountId === null || accounts.some(({ id }) => id === accountId))
    .toSorted((one, other) => one.step - other.step)
  const [first, second] = own
  if (!first || first.step === second?.step) return null
  const { sellerIds: _, ...others } = first.rules
  if (Object.keys(others).length > 0) return null
  return accounts.find(({ id }) => id === first.accountId) ?? null
}
