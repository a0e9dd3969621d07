import { isEndToEndId } from '@balcao/domain/end-to-end-id'
import type { Cents } from '@balcao/domain/money'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

export type MoneyTold = Pick<Payment, 'paidCents' | 'refundedCents' | 'furtherReceipts'>
type Telling = Pick<
  ProviderReport,
  'status' | 'certainty' | 'amountCents' | 'paidCents' | 'refundedCents' | 'endToEndId'
>

/**
 * What the buyer has paid and got back in all, by this report and everything told before it. Sums only grow, so that an old report
 * that comes late takes nothing away. A provider that says no more than "paid" means what it was asked for, and one that says
 * "refunded" means all of it.
 */
export function moneyTold(payment: Payment, report: Telling): MoneyTold {
  const { paidCents, refundedCents, furtherReceipts } = payment
  if (report.certainty !== 'KNOWN') return { paidCents, refundedCents, furtherReceipts }
  const further = furtherReceipt(payment, report)
  const paid = further
    ? paidCents + (report.amountCents ?? payment.amountCents)
    : Math.max(paidCents, paidBy(payment, report))
  const refunded = Math.max(refundedCents, refundedBy(report, paid))
  return {
    paidCents: paid,
    refundedCents: Math.min(paid, refunded),
    furtherReceipts: further ? [...furtherReceipts, further] : furtherReceipts,
  }
}

/**
 * The number of a second payment of the same code, told for the first time. Where the provider tells what was paid in all, the second
 * payment is in that sum already.
 */
export function furtherReceipt(
  { paidAt, endToEndId, furtherReceipts }: Payment,
  { status, paidCents, endToEndId: told }: Pick<Telling, 'status' | 'paidCents' | 'endToEndId'>,
): string | null {
  if (status !== 'APPROVED' || paidAt === null || endToEndId === null || told === undefined) return null
  const isNew = told !== endToEndId && !furtherReceipts.includes(told)
  return isNew && paidCents === undefined && isEndToEndId(told) ? told : null
}

/** Money that lies in suspense for a payment: below zero when a part went back that was taken from nobody yet. */
export function heldCents({
  status,
  amountCents,
  paidCents,
  refundedCents,
}: Pick<Payment, 'status' | 'amountCents' | 'paidCents' | 'refundedCents'>): Cents {
  const bookedCents = status === 'APPROVED' ? amountCents : 0
  return paidCents - refundedCents - bookedCents
}

function paidBy(payment: Payment, { status, amountCents, paidCents = 0 }: Telling): Cents {
  switch (status) {
    case 'APPROVED':
    case 'REFUNDED':
    case 'CHARGEBACK':
      return paidCents || (amountCents ?? payment.amountCents)
    case 'PENDING':
      // A part of the sum is a payment; the whole of it, while the provider still waits, repeats what was asked for.
      return paidCents < payment.amountCents ? paidCents : 0
    default:
      return 0
  }
}

/** A bank takes back all that is left, whatever part of it was refunded before. */
function refundedBy({ status, refundedCents = 0 }: Telling, paid: Cents): Cents {
  if (status === 'CHARGEBACK') return paid
  return status === 'REFUNDED' ? refundedCents || paid : refundedCents
}
