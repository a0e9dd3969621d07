import type { PaymentView } from '@balcao/domain/checkout-page'

export type PaymentPhase =
  | 'PAY_PIX'
  | 'PAY_BILLET'
  | 'CONFIRMING'
  | 'EXPIRED'
  | 'APPROVED'
  | 'REJECTED'
  | 'CANCELED'
  | 'REFUNDED'
  | 'CHARGEBACK'

type Facts = Pick<PaymentView, 'status' | 'isConfirming' | 'isExpired' | 'pix' | 'billet'>

/**
 * Which face the payment page shows. A code that can be paid is always shown; beyond that, while no answer is
 * certain the page speaks neither of success nor of refusal.
 */
export function paymentPhase({ status, isConfirming, isExpired, pix, billet }: Facts): PaymentPhase {
  const isPayable = status === 'PENDING' && !isExpired
  if (isPayable && pix) return 'PAY_PIX'
  if (isPayable && billet) return 'PAY_BILLET'
  if (isConfirming) return 'CONFIRMING'
  if (status === 'APPROVED' || status === 'REFUNDED' || status === 'CHARGEBACK') return status
  if (isExpired) return 'EXPIRED'
  return status === 'PENDING' ? 'CONFIRMING' : status
}

/** Whether something may still happen that the buyer is waiting for. */
export function isAwaited(phase: PaymentPhase): boolean {
  return phase === 'PAY_PIX' || phase === 'PAY_BILLET' || phase === 'CONFIRMING' || phase === 'EXPIRED'
}
