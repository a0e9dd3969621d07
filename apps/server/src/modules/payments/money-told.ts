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
 * What the buyer has paid and got back in all, and what banks gave back, by this report and everything told before it. Sums only grow, so
 * that an old report that comes late takes nothing away; a dispute that was won does not shrink what went back, it adds what returned. A
 * provider that says no more than "paid" means what was told before, or else what it was asked for, and one that says "refunded" means
 * all of it. What people gave back from the platform's own bank is in no sum of a provider: it goes back besides, and a bank that takes
 * the whole payment has it go back twice. `lostCents` is what disputes took and no won one has returned yet.
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

/** What of a payment has gone back as its provider counts it: without what a bank gave back again, and what we returned by ourselves. */
export function refundsAtProvider({
  refundedCents,
  wonCents,
  returnedOutsideCents,
}: Pick<Payment, 'refundedCents' | 'wonCents' | 'returnedOutsideCents'>): Cents {
  return refundedCents - wonCents - returnedOutsideCents
}

/** What disputes took is back. Refunds that were told of while all of it was gone leave the sale now. */
function won(before: MoneyTold, lostCents: Cents): MoneyTold {
  const wonCents = before.wonCents + lostCents
  const { paidCents, returnedOutsideCents, refundsToldCents } = before
  const hidden = refundsToldCents === 0 ? 0 : refundsToldCents + wonCents + returnedOutsideCents
  const most = paidCents + wonCents + returnedOutsideCents
  const refundedCents = Math.min(most, Math.max(before.refundedCents, hidden))
  return { ...before, wonCents, refundedCents }
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

/** What is left of the buyer's money, for the sale or for anybody else. */
export function leftCents({
  paidCents,
  wonCents,
  refundedCents,
  keptCents,
}: MoneyTold & Pick<Payment, 'keptCents'>): Cents {
  return paidCents + wonCents - refundedCents - keptCents
}

/** Money that lies in suspense for a payment: neither in the books of its sale nor on its way back. */
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
      // A part of the sum is a payment; the whole of it, while the provider still waits, repeats what was asked for.
      return paidCents < payment.amountCents ? paidCents : 0
    default:
      return 0
  }
}

/** A bank takes back all that is left, whatever part of it was refunded before. A provider's sum does not count what a bank gave back. */
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
