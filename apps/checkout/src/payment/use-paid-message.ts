import type { PaymentView } from '@balcao/domain/checkout-page'
import type { Framing } from '@balcao/domain/framing'
import { useEffect } from 'react'
import { tellFromFrame } from '#framed/start-framed.ts'

/** Tells the site around a framed page that the payment is approved. */
export function usePaidMessage(
  { status, purchase, amountCents, currency }: PaymentView,
  framing: Framing,
): void {
  const isPaid = status === 'APPROVED'
  const { offerId: offer = framing.offerId, orderCode: order = null } = purchase ?? {}
  useEffect(() => {
    if (isPaid) tellFromFrame(framing, { type: 'paid', offer, order, amountCents, currency })
  }, [isPaid, framing, offer, order, amountCents, currency])
}
