import { eq } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'

/** The columns that a report may change: the statement below writes all of them. */
type Reportable = Pick<
  Payment,
  | 'id'
  | 'status'
  | 'certainty'
  | 'statusReason'
  | 'paidCents'
  | 'refundedCents'
  | 'wonCents'
  | 'returnedOutsideCents'
  | 'refundsToldCents'
  | 'bookedCents'
  | 'refundDueCents'
  | 'disputeWonAt'
  | 'transactionId'
  | 'endToEndId'
  | 'furtherReceipts'
  | 'rawStatus'
  | 'pixCode'
  | 'billetCode'
  | 'billetUrl'
  | 'expiresAt'
  | 'paidAt'
  | 'updatedAt'
  | 'version'
  | 'supersededById'
>

/** A change of any other column does not compile, not even by a spread: it would not be written. */
export type ReportedChanges = Partial<Omit<Reportable, 'id'>> & {
  [Column in Exclude<keyof Payment, keyof Reportable>]?: never
}

const update = defineStatement((db, given: Inputs<Reportable>) =>
  db
    .update(payments)
    .set({
      status: newValue(given.status),
      certainty: newValue(given.certainty),
      statusReason: newValue(given.statusReason),
      paidCents: newValue(given.paidCents),
      refundedCents: newValue(given.refundedCents),
      wonCents: newValue(given.wonCents),
      returnedOutsideCents: newValue(given.returnedOutsideCents),
      refundsToldCents: newValue(given.refundsToldCents),
      bookedCents: newValue(given.bookedCents),
      refundDueCents: newValue(given.refundDueCents),
      disputeWonAt: newValue(given.disputeWonAt),
      transactionId: newValue(given.transactionId),
      endToEndId: newValue(given.endToEndId),
      furtherReceipts: newValue(given.furtherReceipts),
      rawStatus: newValue(given.rawStatus),
      pixCode: newValue(given.pixCode),
      billetCode: newValue(given.billetCode),
      billetUrl: newValue(given.billetUrl),
      expiresAt: newValue(given.expiresAt),
      paidAt: newValue(given.paidAt),
      updatedAt: newValue(given.updatedAt),
      version: newValue(given.version),
      supersededById: newValue(given.supersededById),
    })
    .where(eq(payments.id, given.id)),
)

/** Writes a payment after a report. The caller has locked it, so that nothing newer is overwritten. */
export async function updatePayment({ tx }: Scope, payment: Payment): Promise<void> {
  await update(tx, payment)
}
