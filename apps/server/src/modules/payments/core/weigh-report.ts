import type { Cents } from '@balcao/domain/money/money'
import { fold, heldCents, leftCents, type Movement, movement } from './movements.ts'
import { movementsTold } from './movements-told.ts'
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

/** The sums taken by disputes and not returned by won ones: from the sale, and in total. */
export type Lost = { ofSaleCents: Cents; inAllCents: Cents }

export const nothingLost: Lost = { ofSaleCents: 0, inAllCents: 0 }

export type WeighedReport = {
  transition: Transition
  /** Case for money beside the sale after the transition. */
  besides: MoneyCaseKind | null
  /** The money in the report, and its consequences in the books of the sale. */
  movements: Movement[]
  /** The sum taken from the shares now, because it was returned to the buyer. */
  reversedCents: Cents
  /** The sum of booked refunds that the provider has made. */
  settledCents: Cents
  /** True if a bank took the reversed sum. */
  isLoss: boolean
}

/**
 * The effect of a report on a payment and its money. A sale is booked only when paid in full. Returned money
 * first settles decided refunds, then uses up an overpayment, and the rest is taken out of the sale. Money
 * for a paid order is a case.
 */
export function weighReport(
  payment: Payment,
  report: ProviderReport,
  { isOrderPaid, lost }: { isOrderPaid: boolean; lost: Lost },
): WeighedReport {
  const told = movementsTold(payment, report, lost.inAllCents)
  const known = fold(payment, told)
  const isLoss =
    told.some(({ kind }) => kind === 'LOST') || (report.status === 'CHARGEBACK' && !report.lostCents)
  const wanted = isCardDisputeWon(payment, report, lost) ? restoredSale : affordable(payment, report, known)
  const transition = isOrderPaid ? withoutSecondSale(wanted) : wanted
  const steps: readonly PaymentStep[] = transition.kind === 'move' ? transition.steps : []
  const { dueCents = payment.refundDueCents } = report.card ?? {}
  const settledCents = Math.min(dueCents, payment.refundDueCents, known.refundedCents - payment.refundedCents)
  const following = [
    ...movement('SETTLED', settledCents),
    ...movement('SOLD', steps.includes('capture') ? payment.amountCents : 0),
    ...movement('SALE_RESTORED', steps.includes('restore') ? lost.ofSaleCents : 0),
  ]
  const booked = fold(known, following)
  const bookable = Math.max(0, leftCents(booked) - booked.refundDueCents)
  const reversedCents = Math.max(0, booked.bookedCents - bookable)
  const reversal = movement(isLoss ? 'SALE_LOST' : 'SALE_REFUNDED', reversedCents)
  const next = fold(booked, reversal)
  const held = heldCents(next)
  const status = transition.kind === 'move' ? transition.to : payment.status
  const besides = held > 0 && isOrderPaid ? 'DOUBLE_PAYMENT' : kindOf({ ...next, status }, held)
  return {
    transition,
    besides: transition.kind === 'case' ? null : besides,
    movements: [...told, ...following, ...reversal],
    reversedCents,
    settledCents,
    isLoss,
  }
}

const restoredSale: Transition = { kind: 'move', to: 'APPROVED', steps: ['restore'] }

/** Whether a dispute about one of two cards was won, while the sale by the other card went on. */
function isCardDisputeWon({ status }: Payment, { isDisputeWon }: ProviderReport, lost: Lost): boolean {
  return isDisputeWon === true && status === 'APPROVED' && lost.ofSaleCents > 0
}

/**
 * An order is sold once. Money through another of its codes waits for a person, unless it has been returned
 * already.
 */
function withoutSecondSale(wanted: Transition): Transition {
  if (wanted.kind !== 'move' || !wanted.steps.includes('capture')) return wanted
  return wanted.to === 'APPROVED' ? { kind: 'case', caseKind: 'DOUBLE_PAYMENT' } : { kind: 'stay' }
}

/** The transition that the money known after the report allows. */
function affordable(payment: Payment, report: ProviderReport, known: Payment): Transition {
  const wanted = decideTransition(payment, report)
  const isMove = wanted.kind === 'move'
  const isCapture = isMove && wanted.steps.includes('capture')
  const { amountCents = payment.amountCents } = report
  if (isCapture && (amountCents !== payment.amountCents || known.paidCents < amountCents))
    return { kind: 'case', caseKind: 'AMOUNT_MISMATCH' }
  const isAllGone = leftCents(known) <= 0
  const isReversal =
    isMove && (wanted.to === 'REFUNDED' || wanted.to === 'CHARGEBACK') && wanted.steps.length > 0
  if (isReversal && !isAllGone) return isCapture ? wholeCapture : { kind: 'stay' }
  // Everything was returned in parts, for which the provider has no status of its own.
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
