import type { HandOver } from '#checkout/fields/use-card-frame.ts'
import type { PurchaseOutcome } from './purchase-outcome.ts'
import { type PurchaseAttempt, sendPurchase } from './send-purchase.ts'

export type CardPurchase = {
  attempt: Omit<PurchaseAttempt, 'card'>
  sessionId: string
  handOver: (wanted: { isSealed: boolean }) => Promise<HandOver>
}

/**
 * A purchase with the card from the frame. A token whose account is gone is replaced by the sealed card: it
 * is the same purchase, and the buyer types nothing again.
 */
export async function sendCardPurchase({
  attempt,
  sessionId,
  handOver,
}: CardPurchase): Promise<PurchaseOutcome | Exclude<HandOver, { kind: 'CARD' }>> {
  const first = await handOver({ isSealed: false })
  if (first.kind !== 'CARD') return first
  let card = { ...first.card, sessionId }
  let outcome = await sendPurchase({ ...attempt, card })
  if (outcome.kind === 'TOKEN_UNUSABLE') {
    const sealed = await handOver({ isSealed: true })
    if (sealed.kind !== 'CARD') return sealed
    card = { ...sealed.card, sessionId }
    outcome = await sendPurchase({ ...attempt, card })
  }
  return outcome
}
