import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { Refundable } from '../../../features/payments/refund-block.ts'

/** What the deeds have to know of a sale, in a row as in the drawer. */
export type SaleSubject = Refundable & {
  paymentId: string
  offerId: string
  buyerName: string
  status: PaymentStatus
  method: PaymentMethod
  expiresAt: string | null
  /** Who earns a commission on it. */
  affiliateName: string | null
  /** Only the drawer knows it. */
  shipment?: {
    id: string
    carrier: string | null
    trackingCode: string | null
    trackingUrl: string | null
    state: string
  } | null
}

export type SaleDeedName =
  | 'resendAccess'
  | 'resendCode'
  | 'copyLink'
  | 'track'
  | 'endDelivery'
  | 'addAffiliate'
  | 'correctEmail'
  | 'refund'

/** What can be done with a sale as it stands; the server would refuse the rest. */
export function saleDeeds(
  { status, method, expiresAt, affiliateName, shipment }: SaleSubject,
  now: Date,
): SaleDeedName[] {
  const isPayable = expiresAt !== null && new Date(expiresAt) > now
  const canTrack = shipment?.state === 'TO_SHIP' || shipment?.state === 'POSTED'
  // Money that went back does not stop a parcel that is on its way.
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

/** Where the buyer pays after all: the open or expired code on its own page, a refused card from the checkout on. */
export function recoveryPath({ status, paymentId, offerId }: SaleSubject): string {
  return status === 'REJECTED' ? `/checkout/${offerId}` : `/checkout/payment/${paymentId}`
}
