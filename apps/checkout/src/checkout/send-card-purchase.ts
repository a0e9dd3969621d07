import type { PurchaseOutcome } from './purchase-outcome.ts'
import type { CardToSend } from './purchase-request.ts'
import { type PurchaseAttempt, sendPurchase } from './send-purchase.ts'
import type { HandOver } from './use-card-frame.ts'

export type CardPurchase = {
  attempt: Omit<PurchaseAttempt, 'card'>
  handOver: (wanted: { isSealed: boolean }) => Promise<HandOver>
  solve: (challenge: string) => Promise<string>
}

/**
 * A purchase with the card that the frame hands over. A token whose account is gone is replaced by the sealed card, and a proof of work is
 * brought where one is asked for: neither is a new purchase, and the buyer is asked for nothing.
 */
export async function sendCardPurchase({
  attempt,
  handOver,
  solve,
}: CardPurchase): Promise<PurchaseOutcome | Exclude<HandOver, { kind: 'CARD' }>> {
  const first = await handOver({ isSealed: false })
  if (first.kind !== 'CARD') return first
  let card: CardToSend = first.card
  let outcome = await sendPurchase({ ...attempt, card })
  if (outcome.kind === 'TOKEN_UNUSABLE') {
    const sealed = await handOver({ isSealed: true })
    if (sealed.kind !== 'CARD') return sealed
    card = sealed.card
    outcome = await sendPurchase({ ...attempt, card })
  }
  if (outcome.kind === 'PROOF') {
    const { challenge } = outcome
    const solution = await solve(challenge)
    outcome = await sendPurchase({ ...attempt, card: { ...card, proof: { challenge, solution } } })
  }
  return outcome
}
