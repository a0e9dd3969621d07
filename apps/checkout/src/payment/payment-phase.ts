import type { PaymentView } from '@balcao/domain/checkout/checkout-page'

export type PaymentPhase =
  | 'PAY_PIX'
  | 'PAY_BILLET'
  | 'CHALLENGE'
  | 'DEBIT'
  | 'CONFIRMING'
  | 'IN_ANALYSIS'
  | 'RETURNING'
  | 'EXPIRED'
  | 'REPLACED'
  | 'ORDER_PAID'
  | 'APPROVED'
  | 'PART_REFUNDED'
  | 'REJECTED'
  | 'CANCELED'
  | 'REFUNDED'
  | 'CHARGEBACK'

type Facts = Pick<
  PaymentView,
  | 'status'
  | 'isConfirming'
  | 'isInAnalysis'
  | 'isExpired'
  | 'isCalledOff'
  | 'supersededBy'
  | 'refundedCents'
  | 'pix'
  | 'billet'
> &
  Partial<Pick<PaymentView, 'automaticPix' | 'cards' | 'challenge'>>

/**
 * State shown by the payment page. A payable code is always shown. Otherwise the page shows neither success nor
 * refusal until the answer is certain.
 */
export function paymentPhase(view: Facts): PaymentPhase {
  const { status, isConfirming, supersededBy } = view
  if (supersededBy && !isSettled(view)) return supersededBy.isPaid ? 'ORDER_PAID' : 'REPLACED'
  const isPayable = status === 'PENDING' && !view.isExpired
  if (isPayable && view.pix) return 'PAY_PIX'
  if (isPayable && view.billet) return 'PAY_BILLET'
  if (isPayable && view.challenge) return 'CHALLENGE'
  if (status === 'PENDING' && view.automaticPix === 'DEBIT') return 'DEBIT'
  if (isReturning(view)) return 'RETURNING'
  if (view.isInAnalysis) return 'IN_ANALYSIS'
  if (isConfirming) return 'CONFIRMING'
  if (status === 'APPROVED') return view.refundedCents > 0 ? 'PART_REFUNDED' : 'APPROVED'
  if (status === 'REFUNDED' || status === 'CHARGEBACK') return status
  if (view.isExpired) return 'EXPIRED'
  if (view.isCalledOff) return 'CANCELED'
  if (status === 'PENDING') return 'CONFIRMING'
  return status
}

/** Whether one of two cards was refused and the refund to the other is not complete. */
function isReturning({ status, cards }: Facts): boolean {
  return status === 'PENDING' && (cards ?? []).some(({ standing }) => standing === 'RETURNING')
}

function isSettled({ status, isConfirming }: Facts): boolean {
  return !isConfirming && (status === 'APPROVED' || status === 'REFUNDED' || status === 'CHARGEBACK')
}

const awaited: readonly PaymentPhase[] = [
  'PAY_PIX',
  'PAY_BILLET',
  'CHALLENGE',
  'DEBIT',
  'CONFIRMING',
  'IN_ANALYSIS',
  'RETURNING',
  'EXPIRED',
]

/** Whether the payment may still change while the buyer waits. */
export function isAwaited(phase: PaymentPhase): boolean {
  return awaited.includes(phase)
}
