import type { OutgoingEventType } from '@balcao/domain/outgoing-events'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { Payment } from './payment.ts'

type Standing = Pick<
  Payment,
  | 'status'
  | 'certainty'
  | 'pixCode'
  | 'billetCode'
  | 'paidAt'
  | 'refundedCents'
  | 'bookedCents'
  | 'refundDueCents'
>

const endings: Partial<Record<PaymentStatus, OutgoingEventType>> = {
  REJECTED: 'sale.refused',
  CANCELED: 'sale.canceled',
  REFUNDED: 'sale.refunded',
  CHARGEBACK: 'sale.charged_back',
}

/**
 * What a report changed that a seller's server wants to hear of, in the order of a sale's life. A report that skips steps tells of each. A
 * word that nobody knows is no news until it is understood.
 */
export function newsOf(before: Standing, after: Standing): OutgoingEventType[] {
  const isNow = (happened: boolean, type: OutgoingEventType) => (happened ? [type] : [])
  const isMoved = before.status !== after.status || before.certainty !== after.certainty
  const ending = after.certainty === 'KNOWN' && isMoved ? endings[after.status] : undefined
  const isPartRefunded = ending === undefined && after.status === 'APPROVED' && isRefundOfSale(before, after)
  return [
    ...isNow(before.certainty === 'UNKNOWN' && after.certainty !== 'UNKNOWN', 'sale.created'),
    ...isNow(before.pixCode === null && after.pixCode !== null && after.status === 'PENDING', 'pix.created'),
    ...isNow(
      before.billetCode === null && after.billetCode !== null && after.status === 'PENDING',
      'boleto.created',
    ),
    ...isNow(before.paidAt === null && after.paidAt !== null, 'sale.approved'),
    ...isNow(before.status === 'CHARGEBACK' && after.status === 'APPROVED', 'sale.restored'),
    ...isNow(isPartRefunded, 'sale.refunded'),
    ...(ending ? [ending] : []),
  ]
}

/** Money beyond the price that goes back is none of the sale's. */
function isRefundOfSale(before: Standing, after: Standing): boolean {
  const isOfSale = after.bookedCents < before.bookedCents || after.refundDueCents < before.refundDueCents
  return isOfSale && after.refundedCents > before.refundedCents
}
