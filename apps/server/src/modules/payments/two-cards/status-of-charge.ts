import type { PaymentStatus } from '@balcao/domain/vocabulary'
import { type CardCharge, leftOnCard } from './card-charge.ts'

/** The state of one card's charge as a payment status. */
export function statusOfCharge(charge: CardCharge): PaymentStatus {
  if (charge.state === 'REFUSED') return 'REJECTED'
  if (charge.state !== 'PAID') return 'PENDING'
  if (leftOnCard(charge) > 0) return 'APPROVED'
  return charge.lostCents > 0 ? 'CHARGEBACK' : 'REFUNDED'
}
