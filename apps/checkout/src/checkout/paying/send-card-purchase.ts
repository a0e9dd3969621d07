import type { HandOver } from '#checkout/fields/use-card-frame.ts'
import type { PurchaseOutcome } from './purchase-outcome.ts'
import { type PurchaseAttempt, sendPurchase } from './send-purchase.ts'

export type CardPurchase = {
  attempt: Omit<PurchaseAttempt, 'card'>
  sessionId: string
  handOver: (wanted: { isSealed: boolean }) => Promise<HandOver>
  /** The frame of the second card, where two pay together. */
  handOverSecond: ((wanted: { isSealed: boolean }) => Promise<HandOver>) | null
}

/**
 * A purchase with the card from the frame. A token whose account is gone is replaced by the sealed card: it
 * is the same purchase, and the buyer types nothing again.
 */
export async function sendCardPurchase({
  attempt,
  sessionId,
  handOver,
  handOverSecond,
}: CardPurchase): Promise<PurchaseOutcome | Exclude<HandOver, { kind: 'CARD' }>> {
  if (handOverSecond) return sendTwoCards({ attempt, sessionId, handOver, handOverSecond })
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

/** Two cards are sealed, so that one account can charge both. */
async function sendTwoCards({
  attempt,
  sessionId,
  handOver,
  handOverSecond,
}: CardPurchase & { handOverSecond: NonNullable<CardPurchase['handOverSecond']> }) {
  const [first, second] = await Promise.all([
    handOver({ isSealed: true }),
    handOverSecond({ isSealed: true }),
  ])
  if (first.kind !== 'CARD') return first
  if (second.kind !== 'CARD') return second
  const card = { ...first.card, savedCardId: null, sessionId, secondToken: second.card.token }
  return sendPurchase({ ...attempt, card })
}
