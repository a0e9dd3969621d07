import type { Cents } from '@balcao/domain/money/money'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import { findManifest } from '@balcao/providers/registry'
import { findReceivers } from '#modules/acquirers/receivers/find-receivers.ts'
import type { ChargeToMake, RoutedAccount } from '#modules/payments/asking/ask-acquirers.ts'
import { reserveOf } from '#modules/payments/core/reserve-of.ts'
import type { Scope } from '#scope.ts'
import type { FeePlan } from './find-fee-plan.ts'
import { findFreelyPaid } from './find-freely-paid.ts'
import { providerSplits } from './provider-splits.ts'

type SaleToDivide = {
  accounts: readonly RoutedAccount[]
  shares: readonly { userId: string; role: ShareRole; amountCents: Cents }[]
  plan: Pick<FeePlan, 'reserveBasisPoints'>
  chargedCents: Cents
  currency: Currency
}

/**
 * The split for each account on the route of a sale, and the amounts that the acquirer then pays directly.
 * The acquirer splits only money free of a reserve, which covers the platform's risk of refunds and disputes,
 * and only the shares of people who might withdraw them at once. Receivers are read only if an account can
 * split at all.
 */
export async function divideAtProviders(
  scope: Scope,
  { accounts, shares, plan, chargedCents, currency }: SaleToDivide,
): Promise<ChargeToMake['divisionAt']> {
  const found = await findReceivers(scope, {
    accountIds: accounts.filter(canSplit).map(({ id }) => id),
    userIds: [...new Set(shares.map(({ userId }) => userId))],
  })
  const isFreelyPaid = found.length > 0 ? await findFreelyPaid(scope, shares, currency) : () => false
  const free = shares.filter(isFreelyPaid).map(({ userId, role, amountCents }) => ({
    userId,
    role,
    amountCents: amountCents - reserveOf({ role, amountCents }, plan),
  }))
  return ({ id, defaultReceiverId }) => {
    // A person who is recorded with the platform's own receiver is paid by us: money sent to that receiver
    // belongs to the platform.
    const own = found.filter(
      ({ accountId, receiverId }) => accountId === id && receiverId !== defaultReceiverId,
    )
    const receiverOf = new Map(own.map(({ userId, receiverId }) => [userId, receiverId]))
    const splits = providerSplits({ chargedCents, shares: free, receiverOf })
    const divided = free.filter(({ userId, amountCents }) => receiverOf.has(userId) && amountCents > 0)
    return {
      told: { receiverId: defaultReceiverId ?? undefined, splits },
      divided: splits.length > 0 ? divided : null,
    }
  }
}

/**
 * Whether an account can split sales. Its provider must not need a receiver of the platform that is missing.
 * Its sales must be readable, since an unproven receipt is held, which is impossible with money paid
 * elsewhere. It must transfer receivers' money to their bank, since it cannot be withdrawn from here.
 */
function canSplit({ provider, defaultReceiverId }: RoutedAccount): boolean {
  const manifest = findManifest(provider)
  if (!manifest?.paysReceiversOut || !manifest.operations.includes('getTransaction')) return false
  return manifest.splits === 'NAMES_PLATFORM' ? defaultReceiverId !== null : manifest.splits
}
