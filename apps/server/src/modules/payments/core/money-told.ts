import { isEndToEndId } from '@balcao/domain/end-to-end-id'
import type { Cents } from '@balcao/domain/money'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

export type MoneyTold = Pick<
  Payment,
  'paidCents' | 'refundedCents' | 'wonCents' | 'returnedOutsideCents' | 'refundsToldCents' | 'furtherReceipts'
>
type Telling = Pick<
  ProviderReport,
  | 'status'
  | 'certainty'
  | 'amountCents'
  | 'paidCents'
  | 'refundedCents'
  | 'returnedOutsideCents'
  | 'endToEndId'
  | 'isDisputeWon'
>

/**
 * Totals paid, refunded and returned by banks, by this report and all before it. Sums only grow, so that a
 * late old report takes nothing away; a won dispute does not shrink the refunded sum, it adds to the returned
 * sum. A provider that says only "paid" means the sum reported before, or else the sum requested; one that
 * says "refunded" means all of it. Money returned from the platform's own bank is in no provider's sum: it is
 * added, and a bank that takes the whole payment makes it go back twice. `lostCents` is the sum that disputes
 * took and no won one has returned yet.
 */
export function moneyTold(payment: Payment, report: Telling, lostCents: Cents = 0): MoneyTold {
  const { paidCents, refundedCents, wonCents, returnedOutsideCents, furtherReceipts } = payment
  const isKnown = report.certainty === 'KNOWN'
  const refundsToldCents = Math.max(payment.refundsToldCents, isKnown ? (report.refundedCents ?? 0) : 0)
  const before = {
    paidCents,
    refundedCents,
    wonCents,
    returnedOutsideCents,
    refundsToldCents,
    furtherReceipts,
  }
  if (!isKnown) return before
  if (report.isDisputeWon) return won(before, lostCents)
  if (report.returnedOutsideCents) return returnedOutside(before, report.returnedOutsideCents)
  const further = furtherReceipt(payment, report)
  const paid = further
    ? paidCents + (report.amountCents ?? payment.amountCents)
    : Math.max(paidCents, paidBy(payment, report))
  const refunded = Math.max(refundedCents, refundedBy(report, paid, before))
  return {
    paidCents: paid,
    refundedCents: Math.min(paid + wonCents + returnedOutsideCents, refunded),
    wonCents,
    returnedOutsideCents,
    refundsToldCents,
    furtherReceipts: further ? [...furtherReceipts, further] : furtherReceipts,
  }
}

function returnedOutside(before: MoneyTold, cents: Cents): MoneyTold {
  return {
    ...before,
    refundedCents: before.refundedCents + cents,
    returnedOutsideCents: before.returnedOutsideCents + cents,
  }
}

/**
 * The refunded sum as the provider counts it: without what a bank gave back again, and without our own
 * returns.
 */
export function refundsAtProvider({
  refundedCents,
  wonCents,
  returnedOutsideCents,
}: Pick<Payment, 'refundedCents' | 'wonCents' | 'returnedOutsideCents'>): Cents {
  return refundedCents - wonCents - returnedOutsideCents
}

/**
 * Books after a won dispute: the money taken is back, and refunds reported while it was gone leave the sale
 * now.
 */
function won(before: MoneyTold, lostCents: Cents): MoneyTold {
  const wonCents = before.wonCents + lostCents
  const { paidCents, returnedOutsideCents, refundsToldCents } = before
  const hidden = refundsToldCents === 0 ? 0 : refundsToldCents + wonCents + returnedOutsideCents
  const most = paidCents + wonCents + returnedOutsideCents
  const refundedCents = Math.min(most, Math.max(before.refundedCents, hidden))
  return { ...before, wonCents, refundedCents }
}

/**
 * The receipt of a second payment of the same code, reported for the first time. Where the provider reports
 * the total paid, the second payment is already in it.
 */
export function furtherReceipt(
  { paidAt, endToEndId, furtherReceipts }: Payment,
  { status, paidCents, endToEndId: told }: Pick<Telling, 'status' | 'paidCents' | 'endToEndId'>,
): string | null {
  if (status !== 'APPROVED' || paidAt === null || endToEndId === null || told === undefined) return null
  const isNew = told !== endToEndId && !furtherReceipts.includes(told)
  return isNew && paidCents === undefined && isEndToEndId(told) ? told : null
}

/** The part of the buyer's money that is left, for the sale or in suspense. */
export function leftCents({
  paidCents,
  wonCents,
  refundedCents,
  keptCents,
}: MoneyTold & Pick<Payment, 'keptCents'>): Cents {
  return paidCents + wonCents - refundedCents - keptCents
}

/** Money in suspense for a payment: neither in the books of its sale nor on its way back. */
export function heldCents(payment: Payment): Cents {
  return leftCents(payment) - payment.bookedCents - payment.refundDueCents
}

function paidBy(payment: Payment, { status, amountCents, paidCents = 0 }: Telling): Cents {
  switch (status) {
    case 'APPROVED':
    case 'REFUNDED':
    case 'CHARGEBACK':
      return paidCents || payment.paidCents || (amountCents ?? payment.amountCents)
    case 'PENDING':
      // A smaller sum is a partial payment; the whole sum, while the provider still waits, only repeats the
      // price.
      return paidCents < payment.amountCents ? paidCents : 0
    default:
      return 0
  }
}

/**
 * A bank takes back all that is left, whatever was refunded before. A provider's sum does not include what a
 * bank gave back.
 */
function refundedBy(
  { status, refundedCents = 0 }: Telling,
  paid: Cents,
  { wonCents, returnedOutsideCents }: Pick<MoneyTold, 'wonCents' | 'returnedOutsideCents'>,
): Cents {
  const besides = wonCents + returnedOutsideCents
  if (status === 'CHARGEBACK') return paid + besides
  if (status === 'REFUNDED' && refundedCents === 0) return paid + besides
  return refundedCents === 0 ? 0 : refundedCents + besides
}
