import type { Cents } from '@balcao/domain/money/money'
import type { CreateTransaction } from '@balcao/providers/inputs'

type Split = CreateTransaction['splits'][number]

export type SaleToDivide = {
  chargedCents: Cents
  /** Part of each share that may be paid at once. */
  shares: readonly { userId: string; amountCents: Cents }[]
  /** Receivers of the account, by user id, with the provider's id. */
  receiverOf: ReadonlyMap<string, string>
}

/** Adapters know whether the platform is a receiver of its own at their provider, or simply gets the rest. */
const thePlatform = ''

/**
 * Split of a charge at a provider: to each receiver the cents of their shares, and the rest to the platform,
 * which pays the provider's fee and answers for disputes. People who are no receivers there are paid from
 * that rest, by us. Nothing is split without a receiver, nor where nothing would be left for the platform,
 * because the provider takes its fee from there.
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
