import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { Refundable } from '#features/payments/refund-block.ts'

/** Fields of a sale that its actions need, in a row as in the drawer. */
export type SaleSubject = Refundable & {
  paymentId: string
  offerId: string
  buyerName: string
  status: PaymentStatus
  method: PaymentMethod
  expiresAt: string | null
  /** The affiliate with a commission on the sale. */
  affiliateName: string | null
  /** Known in the drawer only. */
  shipment?: {
    id: string
    carrier: string | null
    trackingCode: string | null
    trackingUrl: string | null
    state: string
  } | null
}

export type SaleOperationName =
  | 'resendAccess'
  | 'resendCode'
  | 'copyLink'
  | 'track'
  | 'endDelivery'
  | 'addAffiliate'
  | 'correctEmail'
  | 'refund'

/** Actions that the sale's state allows; the server would refuse the others. */
export function saleActions(
  { status, method, expiresAt, affiliateName, shipment }: SaleSubject,
  now: Date,
): SaleOperationName[] {
  const isPayable = expiresAt !== null && new Date(expiresAt) > now
  const canTrack = shipment?.state === 'TO_SHIP' || shipment?.state === 'POSTED'
  // A refund does not stop a parcel in transit.
  const ofParcel = shipment?.state === 'POSTED' ? (['endDelivery'] as const) : []
  switch (status) {
    case 'APPROVED':
      return [
        ...(canTrack ? (['track'] as const) : []),
        'resendAccess',
        ...ofParcel,
        ...(affiliateName === null ? (['addAffiliate'] as const) : []),
        'correctEmail',
        'refund',
      ]
    case 'PENDING':
      return [...(isPayable && method !== 'CREDIT_CARD' ? (['resendCode'] as const) : []), 'copyLink']
    case 'REJECTED':
    case 'CANCELED':
      return ['copyLink']
    case 'REFUNDED':
    case 'CHARGEBACK':
      return [...ofParcel]
  }
}

/**
 * Where the buyer can still pay: an open or expired code on its own page, a refused card from the checkout
 * on.
 */
export function recoveryPath({ status, paymentId, offerId }: SaleSubject): string {
  return status === 'REJECTED' ? `/checkout/${offerId}` : `/checkout/payment/${paymentId}`
}
