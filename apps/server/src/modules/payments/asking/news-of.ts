import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { Payment } from '#modules/payments/core/payment.ts'

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
 * Events of a report for a seller's server, in the order of a sale's life. A report that skips steps yields
 * an event for each. An unknown status yields none until it is understood.
 */
export function newsOf(before: Standing, after: Standing): OutgoingEventType[] {
  const isNow = (happened: boolean, type: OutgoingEventType) => (happened ? [type] : [])
  const isMoved = before.status !== after.status || before.certainty !== after.certainty
  const ending = after.certainty === 'KNOWN' && isMoved ? endings[after.status] : undefined
  const isPartRefunded = ending === undefined && after.status === 'APPROVED' && isRefundOfSale(before, after)
  return [
    ...isNow(before.certainty === 'UNKNOWN' && after.certainty !== 'UNKNOWN', 'sale.created'),
    ...isNow(
      before.pixCode === null &&
        after.pixCode !== null &&
        after.billetCode === null &&
        after.status === 'PENDING',
      'pix.created',
    ),
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

/** Returned money beyond the price is not a refund of the sale. */
function isRefundOfSale(before: Standing, after: Standing): boolean {
  const isOfSale = after.bookedCents < before.bookedCents || after.refundDueCents < before.refundDueCents
  return isOfSale && after.refundedCents > before.refundedCents
}
