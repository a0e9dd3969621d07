import { eq, sql } from 'drizzle-orm'
import {
  defineStatement,
  type Inputs,
  newValue,
  type StatementBuilder,
  tenant,
} from '#db/define-statement.ts'
import { batch, insertTogether } from '#db/insert-together.ts'
import { paymentMovements, payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { fold, type Movement, type Sums } from './movements.ts'
import type { Payment } from './payment.ts'

/** The columns that a report may change. */
type Reportable = Pick<
  Payment,
  | 'status'
  | 'certainty'
  | 'statusReason'
  | 'disputeWonAt'
  | 'transactionId'
  | 'endToEndId'
  | 'furtherReceipts'
  | 'rawStatus'
  | 'pixCode'
  | 'billetCode'
  | 'billetUrl'
  | 'paidBy'
  | 'challenge'
  | 'expiresAt'
  | 'paidAt'
  | 'updatedAt'
  | 'version'
  | 'supersededById'
>

/**
 * A change of any other column does not compile, not even by a spread, because it would not be written. Sums
 * change only by movements.
 */
export type PaymentChanges = Partial<Reportable> & {
  [Column in Exclude<keyof Payment, keyof Reportable>]?: never
}

type Written = Reportable & Sums & Pick<Payment, 'id'> & { movements: string }

const sumsOf = (db: StatementBuilder, given: Inputs<Omit<Written, 'movements'>>) =>
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
      keptCents: newValue(given.keptCents),
      movementCount: newValue(given.movementCount),
      disputeWonAt: newValue(given.disputeWonAt),
      transactionId: newValue(given.transactionId),
      endToEndId: newValue(given.endToEndId),
      furtherReceipts: newValue(given.furtherReceipts),
      rawStatus: newValue(given.rawStatus),
      pixCode: newValue(given.pixCode),
      billetCode: newValue(given.billetCode),
      billetUrl: newValue(given.billetUrl),
      paidBy: newValue(given.paidBy),
      challenge: newValue(given.challenge),
      expiresAt: newValue(given.expiresAt),
      paidAt: newValue(given.paidAt),
      updatedAt: newValue(given.updatedAt),
      version: newValue(given.version),
      supersededById: newValue(given.supersededById),
    })
    .where(eq(payments.id, given.id))

const updateSums = defineStatement(sumsOf)

const update = defineStatement(
  (db, given: Inputs<Written>) => sql`with moved as (
    insert into payment_movements (platform_id, payment_id, number, kind, amount_cents, at)
    select ${tenant}, ${given.id}, number, kind, amount_cents, at
    from jsonb_populate_recordset(null::payment_movements, ${given.movements}::jsonb)) ${sumsOf(db, given).getSQL()}`,
)

/**
 * Writes a payment's changes, its movements, and the sums after them: the only writer of these sums. The
 * caller has locked the payment, so that nothing newer is overwritten.
 */
export async function updatePayment(
  { tx, platformId, now }: Scope,
  payment: Payment,
  movements: readonly Movement[],
  changes: PaymentChanges = {},
): Promise<Payment> {
  const next = { ...fold(payment, movements), ...changes, updatedAt: now }
  if (tx.isDistributed) {
    const apart = movements.map(({ kind, amountCents }, place) => ({
      platformId,
      paymentId: payment.id,
      number: payment.movementCount + place + 1,
      kind,
      amountCents,
      at: now,
    }))
    await Promise.all([insertTogether(tx, batch(paymentMovements, apart)), updateSums(tx, next)])
    return next
  }
  const rows = movements.map(({ kind, amountCents }, place) => ({
    number: payment.movementCount + place + 1,
    kind,
    amount_cents: amountCents,
    at: now,
  }))
  await update(tx, { ...next, movements: JSON.stringify(rows) })
  return next
}
