import type { Cents } from '@balcao/domain/money/money'
import type { CreateTransaction } from '@balcao/providers/inputs'

type Split = CreateTransaction['splits'][number]

export type SaleToDivide = {
  chargedCents: Cents
  /** The part of each share that may be paid at once. */
  shares: readonly { userId: string; amountCents: Cents }[]
  /** The provider's receiver ids, by user id. */
  receiverOf: ReadonlyMap<string, string>
}

/**
 * Empty id: adapters know whether the platform is a receiver of its own at their provider, or simply gets the
 * rest.
 */
const thePlatform = ''

/**
 * Split of a charge at a provider: each receiver gets the cents of their shares. The platform gets the rest,
 * pays the provider's fee and bears disputes. People without a receiver there are paid by us from that rest.
 * Nothing is split without a receiver, or if nothing would be left for the platform, because the provider
 * takes its fee from the rest.
 */
export function providerSplits(sale: SaleToDivide): Split[] {
  const others = new Map<string, Cents>()
  for (const { userId, amountCents } of sale.shares) {
    const recipientId = sale.receiverOf.get(userId)
    if (recipientId !== undefined && amountCents > 0)
      others.set(recipientId, (others.get(recipientId) ?? 0) + amountCents)
  }
  const paidOut = [...others.values()].reduce((sum, cents) => sum + cents, 0)
  const restCents = sale.chargedCents - paidOut
  if (others.size === 0 || restCents <= 0) return []
  return [
    split(thePlatform, restCents, true),
    ...[...others].map(([recipientId, cents]) => split(recipientId, cents, false)),
  ]
}

function split(recipientId: string, amount: Cents, isPlatform: boolean): Split {
  return {
    recipientId,
    amount,
    type: 'FIXED',
    chargeProcessingFee: isPlatform,
    chargeRemainder: isPlatform,
    liable: isPlatform,
  }
}
