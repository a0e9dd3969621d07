import type { Cents } from '@balcao/domain/money/money'
import { isEndToEndId } from '@balcao/domain/payments/end-to-end-id'
import { fold, type Movement, movement, type Sums } from './movements.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

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
  | 'lostCents'
  | 'isPart'
>

/**
 * The money in a report that no earlier report contained. Sums only grow, so that a late old report takes
 * nothing away: a won dispute raises its own sum instead of lowering the refunded one. Without a sum, "paid"
 * means the sum reported before, or else the sum requested, and "refunded" means all of it. A provider's sum
 * does not include money returned from the platform's own bank, which is added to it. If a bank then takes
 * the whole payment, that part is returned twice. `lostCents` is the sum taken by disputes and not returned
 * by won ones.
 */
export function movementsTold(payment: Payment, report: Telling, lostCents: Cents = 0): Movement[] {
  if (report.certainty !== 'KNOWN') return []
  const refundTold = movement('REFUND_TOLD', growth(payment.refundsToldCents, report.refundedCents ?? 0))
  if (report.isDisputeWon) return [...refundTold, ...won(fold(payment, refundTold), lostCents)]
  if (report.returnedOutsideCents) return [...refundTold, ...movement('OUTSIDE', report.returnedOutsideCents)]
  const receivedCents =
    furtherReceipt(payment, report) === null
      ? growth(payment.paidCents, paidBy(payment, report))
      : (report.amountCents ?? payment.amountCents)
  const paid = fold(payment, movement('RECEIVED', receivedCents))
  const returned = growth(payment.refundedCents, Math.min(mostRefunded(paid), refundedBy(report, paid)))
  const lost =
    report.status === 'CHARGEBACK' && !report.lostCents
      ? returned
      : Math.min(returned, growth(lostCents, report.lostCents ?? 0))
  return [
    ...movement('RECEIVED', receivedCents),
    ...refundTold,
    ...movement('LOST', lost),
    ...movement('REFUNDED', returned - lost),
  ]
}

function growth(before: Cents, told: Cents): Cents {
  return Math.max(0, told - before)
}

/** The refunded sum when nothing is left at the provider. */
function mostRefunded({ paidCents, wonCents, returnedOutsideCents }: Sums): Cents {
  return paidCents + wonCents + returnedOutsideCents
}

/** A won dispute: the money is back, and refunds reported in the meantime leave the sale now. */
function won(payment: Sums, lostCents: Cents): Movement[] {
  const back = movement('WON', lostCents)
  const after = fold(payment, back)
  const { refundsToldCents, refundedCents, wonCents, returnedOutsideCents } = after
  const hidden = refundsToldCents === 0 ? 0 : refundsToldCents + wonCents + returnedOutsideCents
  return [...back, ...movement('REFUNDED', growth(refundedCents, Math.min(mostRefunded(after), hidden)))]
}

/**
 * The receipt of a second payment of the same code, reported for the first time. Null if the provider reports
 * the total paid, which already includes the second payment.
 */
export function furtherReceipt(
  { paidAt, endToEndId, furtherReceipts }: Payment,
  { status, paidCents, endToEndId: told }: Pick<Telling, 'status' | 'paidCents' | 'endToEndId'>,
): string | null {
  if (status !== 'APPROVED' || paidAt === null || endToEndId === null || told === undefined) return null
  const isNew = told !== endToEndId && !furtherReceipts.includes(told)
  return isNew && paidCents === undefined && isEndToEndId(told) ? told : null
}

function paidBy(payment: Payment, { status, amountCents, paidCents = 0, isPart }: Telling): Cents {
  if (isPart) return paidCents
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
 * A bank takes back all that is left, whatever was refunded before. A provider's sum does not include money
 * that a bank gave back.
 */
function refundedBy({ status, refundedCents = 0, lostCents = 0 }: Telling, paid: Sums): Cents {
  if (status === 'CHARGEBACK') return mostRefunded(paid)
  if (status === 'REFUNDED' && refundedCents === 0) return mostRefunded(paid)
  const gone = refundedCents + lostCents
  return gone === 0 ? 0 : gone + paid.wonCents + paid.returnedOutsideCents
}
