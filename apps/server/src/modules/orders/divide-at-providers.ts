import { findManifest } from '@balcao/providers/registry'
import type { Scope } from '../../scope.ts'
import { findReceivers } from '../acquirers/receivers/find-receivers.ts'
import type { ChargeToMake, RoutedAccount } from '../payments/ask-acquirers.ts'
import { providerSplits, type SaleToDivide } from './provider-splits.ts'

/** How each account on the way of a sale is told to divide it. Receivers are read only where an account can divide at all. */
export async function divideAtProviders(
  scope: Scope,
  {
    accounts,
    shares,
    chargedCents,
  }: Pick<SaleToDivide, 'shares' | 'chargedCents'> & { accounts: readonly RoutedAccount[] },
): Promise<ChargeToMake['divisionAt']> {
  const dividing = accounts.filter(({ provider }) => findManifest(provider)?.splits === true)
  const found = await findReceivers(scope, {
    accountIds: dividing.map(({ id }) => id),
    userIds: [...new Set(shares.map(({ userId }) => userId))],
  })
  return ({ id, defaultReceiverId }) => {
    const own = found.filter(({ accountId }) => accountId === id)
    const receiverOf = new Map(own.map(({ userId, receiverId }) => [userId, receiverId]))
    return {
      receiverId: defaultReceiverId ?? undefined,
      splits: providerSplits({ chargedCents, shares, receiverOf }),
    }
  }
}
