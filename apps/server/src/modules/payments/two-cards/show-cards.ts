import type { CardPartStanding, ShownCardPart } from '@balcao/domain/payments/card-part-standing'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { type CardCharge, leftOnCard, listCharges } from './card-charge.ts'

/** The two cards of a payment for screens; null for a payment that is not by two cards. */
export async function showCards(
  scope: Scope,
  { id, cards, paidAt }: Pick<Payment, 'id' | 'cards' | 'paidAt'>,
): Promise<ShownCardPart[] | null> {
  if (cards === null) return null
  const charges = await listCharges(scope, id)
  const isOneRefused = charges.some(({ reason }) => reason !== null)
  return cards.flatMap(({ lastFour, amountCents, installments }, index) => {
    const charge = charges[index]
    if (!charge) return []
    const standing = standingOf(charge, { isGoingBack: paidAt === null && isOneRefused })
    return [{ lastFour, amountCents, installments, refundedCents: charge.refundedCents, standing }]
  })
}

function standingOf(charge: CardCharge, { isGoingBack }: { isGoingBack: boolean }): CardPartStanding {
  if (charge.state === 'REFUSED') return charge.reason === 'not_sent' ? 'NOT_ASKED' : 'REFUSED'
  if (charge.state !== 'PAID') return 'WAITING'
  if (charge.lostCents > 0) return 'TAKEN_BY_BANK'
  if (leftOnCard(charge) === 0) return 'RETURNED'
  if (isGoingBack) return 'RETURNING'
  return charge.refundedCents > 0 ? 'PART_RETURNED' : 'PAID'
}
