import { describe, expect, it } from 'vitest'
import { recoveryPath, type SaleSubject, saleActions } from './sale-actions.ts'

const now = new Date('2026-11-15T12:00:00Z')
const sale: SaleSubject = {
  paymentId: 'payment',
  offerId: 'offer',
  buyerName: 'Carolina Nogueira',
  status: 'PENDING',
  method: 'PIX',
  expiresAt: '2026-11-15T13:00:00Z',
  affiliateName: null,
  isDisputed: false,
  refundableCents: 19_700,
  refundDueCents: 0,
  isRefundAsked: false,
}
const parcel = { id: 'parcel', carrier: null, trackingCode: null, trackingUrl: null }

describe('the actions on a sale', () => {
  it.each([
    [{}, ['resendCode', 'copyLink']],
    [{ expiresAt: '2026-11-15T11:00:00Z' }, ['copyLink']],
    [{ method: 'CREDIT_CARD' }, ['copyLink']],
    [{ status: 'APPROVED' }, ['resendAccess', 'addAffiliate', 'correctEmail', 'refund']],
    [
      { status: 'APPROVED', shipment: { ...parcel, state: 'TO_SHIP' } },
      ['track', 'resendAccess', 'addAffiliate', 'correctEmail', 'refund'],
    ],
    [
      { status: 'APPROVED', shipment: { ...parcel, state: 'POSTED' } },
      ['track', 'resendAccess', 'endDelivery', 'addAffiliate', 'correctEmail', 'refund'],
    ],
    [{ status: 'REFUNDED', shipment: { ...parcel, state: 'POSTED' } }, ['endDelivery']],
    [
      { status: 'APPROVED', shipment: { ...parcel, state: 'DELIVERED' } },
      ['resendAccess', 'addAffiliate', 'correctEmail', 'refund'],
    ],
    [{ status: 'APPROVED', affiliateName: 'Ana Prado' }, ['resendAccess', 'correctEmail', 'refund']],
    [{ status: 'REJECTED' }, ['copyLink']],
    [{ status: 'REFUNDED' }, []],
  ] as const)('%o: %o', (more, expected) => {
    expect(saleActions({ ...sale, ...more }, now)).toEqual(expected)
  })
})

describe('the link that recovers a sale', () => {
  it('leads to the page of an unpaid code, or to the checkout after a refused card', () => {
    expect(recoveryPath({ ...sale, status: 'CANCELED' })).toBe('/checkout/payment/payment')
    expect(recoveryPath({ ...sale, status: 'REJECTED' })).toBe('/checkout/offer')
  })
})
