import type { Certainty, PaymentStatus } from '@balcao/domain/vocabulary'

/**
 * What a report about a payment does to it. A pair that the table below does not list changes nothing.
 *
 *   PENDING ──────▶ APPROVED ──────▶ REFUNDED
 *      │  │            └───────────▶ CHARGEBACK ─── dispute won ──▶ APPROVED
 *      │  └───▶ REJECTED ··· paid after all ···▶ a case for a person, who may honour it
 *      └──────▶ CANCELED ─── paid after it expired ──▶ APPROVED
 *
 * A report that skips a step (REFUNDED while we still show PENDING) takes every step on the way, so that money moves
 * the same whatever order the reports arrive in. A partial return changes no status. Only a won dispute leads back
 * from CHARGEBACK, and nothing leads back from REFUNDED.
 */
export type PaymentStep = 'capture' | 'reverse_refund' | 'reverse_chargeback' | 'restore'

/** Why money waits for a person. */
export type MoneyCaseKind = 'LATE_PAYMENT' | 'AMOUNT_MISMATCH' | 'DOUBLE_PAYMENT'

export type Transition =
  | { kind: 'move'; to: PaymentStatus; steps: readonly PaymentStep[] }
  | { kind: 'stay' }
  | { kind: 'case'; caseKind: MoneyCaseKind }

const stay: Transition = { kind: 'stay' }
const move = (to: PaymentStatus, ...steps: PaymentStep[]): Transition => ({ kind: 'move', to, steps })

export const wholeCapture = move('APPROVED', 'capture')
export const wholeRefund = move('REFUNDED', 'reverse_refund')
export const wholeCaptureAndRefund = move('REFUNDED', 'capture', 'reverse_refund')

const open: Partial<Record<PaymentStatus, Transition>> = {
  APPROVED: wholeCapture,
  REJECTED: move('REJECTED'),
  CANCELED: move('CANCELED'),
  REFUNDED: wholeCaptureAndRefund,
  CHARGEBACK: move('CHARGEBACK', 'capture', 'reverse_chargeback'),
}

const table: Record<PaymentStatus, Partial<Record<PaymentStatus, Transition>>> = {
  PENDING: open,
  // We expire codes on our side: a Pix code can be paid after that, and its money is honoured.
  CANCELED: {
    APPROVED: wholeCapture,
    REFUNDED: wholeCaptureAndRefund,
    CHARGEBACK: open.CHARGEBACK ?? stay,
  },
  // The buyer was told "declined" and may have paid again, so a person decides.
  REJECTED: { APPROVED: { kind: 'case', caseKind: 'LATE_PAYMENT' } },
  APPROVED: {
    REFUNDED: wholeRefund,
    CHARGEBACK: move('CHARGEBACK', 'reverse_chargeback'),
  },
  REFUNDED: {},
  CHARGEBACK: {},
}

export type Standing = { status: PaymentStatus; certainty: Certainty }

/**
 * `reported` with certainty UNCONFIRMED (an unknown status of the provider) may be shown but moves no money
 * and ends nothing: a payment in such a status counts as still open.
 */
export function decideTransition(
  current: Standing,
  reported: Standing & { isDisputeWon?: boolean; isHonoured?: boolean },
): Transition {
  if (reported.isDisputeWon) return current.status === 'CHARGEBACK' ? move('APPROVED', 'restore') : stay
  if (reported.isHonoured && current.status === 'REJECTED') return wholeCapture
  const isOpen = current.status === 'PENDING' || current.certainty !== 'KNOWN'
  if (reported.certainty !== 'KNOWN') {
    const changesWhatIsShown = isOpen && reported.status !== 'APPROVED' && reported.status !== current.status
    return changesWhatIsShown ? move(reported.status) : stay
  }
  if (isOpen && reported.status === 'PENDING') return current.status === 'PENDING' ? stay : move('PENDING')
  return (isOpen ? open : table[current.status])[reported.status] ?? stay
}
