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

/** Which face the payment page shows. While no answer is certain it never speaks of a refusal. */
export function paymentPhase({ status, isConfirming, isExpired, pix, billet }: Facts): PaymentPhase {
  if (status === 'APPROVED' || status === 'REFUNDED' || status === 'CHARGEBACK') return status
  if (isConfirming) return 'CONFIRMING'
  if (status !== 'PENDING') return status
  if (isExpired) return 'EXPIRED'
  if (pix) return 'PAY_PIX'
  if (billet) return 'PAY_BILLET'
  return 'CONFIRMING'
}

/** Whether something may still happen that the buyer is waiting for. */
export function isAwaited(phase: PaymentPhase): boolean {
  return phase === 'PAY_PIX' || phase === 'PAY_BILLET' || phase === 'CONFIRMING' || phase === 'EXPIRED'
}
