import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'

type Sum = { label: keyof PaymentMessages; cents: number; kind: 'part' | 'back' | 'total' }

/** The lines between the items and the paid amount, as a sum: parts, total, refunds, rest. */
export function receiptSums({ purchase, amountCents, refundedCents, status }: PaymentView): Sum[] {
  const parts: Sum[] = purchase
    ? [
        { label: 'receiptShipping', cents: purchase.shippingCents, kind: 'part' },
        { label: 'receiptInterest', cents: purchase.interestCents, kind: 'part' },
        { label: 'receiptDiscount', cents: -purchase.discountCents, kind: 'part' },
      ]
    : []
  const returned = status === 'REFUNDED' ? amountCents : Math.min(refundedCents, amountCents)
  const isReturned = returned > 0 && status !== 'CHARGEBACK'
  return [
    ...parts.filter(({ cents }) => cents !== 0),
    {
      label: isReturned ? 'receiptPaid' : 'receiptTotal',
      cents: amountCents,
      kind: isReturned ? 'part' : 'total',
    },
    ...(isReturned
      ? ([
          { label: 'receiptReturned', cents: -returned, kind: 'back' },
          { label: 'receiptKept', cents: amountCents - returned, kind: 'total' },
        ] as const)
      : []),
  ]
}
