import type { Cents } from '@balcao/domain/money'
import { heldCents, leftCents, type MoneyTold } from './money-told.ts'
import type { Payment } from './payment.ts'
import {
  decideTransition,
  type MoneyCaseKind,
  type PaymentStep,
  type Transition,
  wholeCapture,
  wholeCaptureAndRefund,
  wholeRefund,
} from './payment-states.ts'
import type { ProviderReport } from './provider-report.ts'

type Told = Pick<ProviderReport, 'status' | 'certainty' | 'amountCents' | 'isDisputeWon' | 'isHonoured'>

export type WeighedTransition = {
  transition: Transition
  /** Case of money beside the sale after the transition. */
  besides: MoneyCaseKind | null
  /** The sale's amount in the books after it, and the decided refunds still on their way. */
  books: Pick<Payment, 'bookedCents' | 'refundDueCents'>
  /** The sum that everybody gives back now, because it went back to the buyer. */
  reversedCents: Cents
  /** The sum of booked refunds that the provider has made. */
  settledCents: Cents
}

/**
 * The effect of a report on a payment and its money. A sale is booked only when paid in full. Returned money
 * settles decided refunds first, then uses up the excess payment, and the rest is taken out of the sale.
 * Money for a paid order is a case. `lostCents` is the sum that disputes have taken out of the sale, which
 * comes back into it when one is won.
 */
export function weighTransition(
  payment: Payment,
  report: Told,
  money: MoneyTold,
  { isOrderPaid, lostCents = 0 }: { isOrderPaid: boolean; lostCents?: Cents },
): WeighedTransition {
  const wanted = affordable(payment, report, money)
  const transition = isOrderPaid ? withoutSecondSale(wanted) : wanted
  const steps: readonly PaymentStep[] = transition.kind === 'move' ? transition.steps : []
  const settledCents = Math.min(payment.refundDueCents, money.refundedCents - payment.refundedCents)
  const refundDueCents = payment.refundDueCents - settledCents
  const bookable = leftCents({ ...payment, ...money }) - refundDueCents
  const restoredCents = steps.includes('restore') ? lostCents : 0
  const standing = steps.includes('capture') ? payment.amountCents : payment.bookedCents + restoredCents
  const bookedCents = Math.max(0, Math.min(standing, bookable))
  const books = { bookedCents, refundDueCents }
  const status = transition.kind === 'move' ? transition.to : payment.status
  const next = { ...payment, ...money, ...books, status }
  const held = heldCents(next)
  const besides = held > 0 && isOrderPaid ? 'DOUBLE_PAYMENT' : kindOf(next, held)
  return {
    transition,
    besides: transition.kind === 'case' ? null : besides,
    books,
    reversedCents: standing - bookedCents,
    settledCents,
  }
}

/**
 * An order is sold once. Money by another of its codes waits for a person, unless it has gone back already.
 */
function withoutSecondSale(wanted: Transition): Transition {
  if (wanted.kind !== 'move' || !wanted.steps.includes('capture')) return wanted
  return wanted.to === 'APPROVED' ? { kind: 'case', caseKind: 'DOUBLE_PAYMENT' } : { kind: 'stay' }
}

function affordable(payment: Payment, report: Told, money: MoneyTold): Transition {
  const wanted = decideTransition(payment, report)
  const isMove = wanted.kind === 'move'
  const isCapture = isMove && wanted.steps.includes('capture')
  const { amountCents = payment.amountCents } = report
  if (isCapture && (amountCents !== payment.amountCents || money.paidCents < amountCents))
    return { kind: 'case', caseKind: 'AMOUNT_MISMATCH' }
  const isAllGone = leftCents({ ...payment, ...money }) <= 0
  const isReversal =
    isMove && (wanted.to === 'REFUNDED' || wanted.to === 'CHARGEBACK') && wanted.steps.length > 0
  if (isReversal && !isAllGone) return isCapture ? wholeCapture : { kind: 'stay' }
  // Everything went back in parts, and the provider has no status of its own for that.
  if (isAllGone && report.certainty === 'KNOWN' && report.status === 'APPROVED' && !report.isDisputeWon) {
    if (isCapture) return wholeCaptureAndRefund
    if (payment.status === 'APPROVED') return wholeRefund
  }
  return wanted
}

function kindOf({ status, amountCents }: Payment, held: Cents): MoneyCaseKind | null {
  if (held === 0) return null
  if (status === 'REJECTED') return 'LATE_PAYMENT'
  if (status === 'PENDING' || status === 'CANCELED') return 'AMOUNT_MISMATCH'
  return status !== 'APPROVED' || held >= amountCents ? 'DOUBLE_PAYMENT' : 'AMOUNT_MISMATCH'
}
