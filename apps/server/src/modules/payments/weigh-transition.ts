import { heldCents, type MoneyTold } from './money-told.ts'
import type { Payment } from './payment.ts'
import {
  decideTransition,
  type MoneyCaseKind,
  type Standing,
  type Transition,
  wholeCapture,
} from './payment-states.ts'
import type { ProviderReport } from './provider-report.ts'

export type WeighedTransition = {
  transition: Transition
  /** Money that stands beside the sale, or was taken out of it, when the transition has been made. */
  besides: MoneyCaseKind | null
}

/**
 * What a report does to a payment, held against the money it tells of. A sale is booked only when all of it was paid, and reversed only
 * when all of it went back. Less than that is a case; more than that is the sale and a case. So is money for an order that is paid.
 */
export function weighTransition(
  payment: Payment,
  report: Standing & Pick<ProviderReport, 'amountCents'>,
  money: MoneyTold,
  { isOrderPaid }: { isOrderPaid: boolean },
): WeighedTransition {
  const wanted = affordable(payment, report, money)
  const transition = isOrderPaid ? withoutSecondSale(wanted) : wanted
  const status = transition.kind === 'move' ? transition.to : payment.status
  const held = heldCents({ ...payment, ...money, status })
  const besides = held > 0 && isOrderPaid ? 'DOUBLE_PAYMENT' : kindOf({ ...payment, status }, held)
  return { transition, besides: transition.kind === 'case' ? null : besides }
}

/** An order is sold once. What another of its codes brings besides waits for a person, and if it has gone back there is nothing to do. */
function withoutSecondSale(wanted: Transition): Transition {
  if (wanted.kind !== 'move' || !wanted.steps.includes('capture')) return wanted
  return wanted.to === 'APPROVED' ? { kind: 'case', caseKind: 'DOUBLE_PAYMENT' } : { kind: 'stay' }
}

function affordable(
  payment: Payment,
  report: Standing & Pick<ProviderReport, 'amountCents'>,
  { paidCents, refundedCents }: MoneyTold,
): Transition {
  const wanted = decideTransition(payment, report)
  if (wanted.kind !== 'move' || wanted.steps.length === 0) return wanted
  const isCapture = wanted.steps.includes('capture')
  const { amountCents = payment.amountCents } = report
  if (isCapture && (amountCents !== payment.amountCents || paidCents < amountCents))
    return { kind: 'case', caseKind: 'AMOUNT_MISMATCH' }
  const isReversal = wanted.to !== 'APPROVED'
  if (!isReversal || refundedCents >= paidCents) return wanted
  return isCapture ? wholeCapture : { kind: 'stay' }
}

function kindOf({ status, amountCents }: Payment, held: number): MoneyCaseKind | null {
  if (held === 0) return null
  if (held < 0) return 'PART_REFUND'
  if (status === 'REJECTED') return 'LATE_PAYMENT'
  if (status === 'PENDING' || status === 'CANCELED') return 'AMOUNT_MISMATCH'
  return status !== 'APPROVED' || held >= amountCents ? 'DOUBLE_PAYMENT' : 'AMOUNT_MISMATCH'
}
