import type { QuarantineReason } from '#db/schema/acquirers.ts'

export type Quarantined = {
  state: 'QUARANTINED'
  reason: QuarantineReason
  /** The reason in English, for logs and for the operator. */
  detail: string
  paymentId: string | null
}

/** Leaves a webhook to a person. `cause` is the last error, if any. */
export function quarantine(reason: QuarantineReason, paymentId: string | null, cause = ''): Quarantined {
  const detail = cause === '' ? inEnglish(reason) : `${inEnglish(reason)}: ${cause}`
  return { state: 'QUARANTINED', reason, detail, paymentId }
}

function inEnglish(reason: QuarantineReason): string {
  switch (reason.code) {
    case 'UNKNOWN_TRANSACTION':
      return 'no payment of this account has this transaction'
    case 'OF_ANOTHER_SALE':
      return 'the transaction belongs to another sale'
    case 'CANNOT_BE_ASKED':
      return 'the provider offers no way to ask whether this is true'
    case 'AFTER_CHARGEBACK':
      return 'APPROVED after CHARGEBACK: the dispute may be won'
    case 'NOT_WORKED':
      return 'could not be worked'
    case 'SECOND_RECEIPT':
      return `a second receipt for a payment that is ${reason.status}`
    case 'PAYMENT_STAYS':
      return `the payment stays ${reason.status}`
    case 'OTHER_AMOUNT':
      return `claimed ${reason.claimedCents} cents, the payment is of ${reason.amountCents}`
    case 'OTHER_STATUS':
      return `claimed ${reason.claimed}, the provider says ${reason.told}`
    case 'NO_ANSWER':
    case 'FAILED':
      return `given up after ${reason.tries} tries`
  }
}
