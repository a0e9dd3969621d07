import { paymentCases } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

/**
 * Opens a case for an acquirer that can neither sign nor be queried: a person reads its statement and
 * confirms the money.
 */
export async function askForProof({ app, tx, platformId, now }: Scope, payment: Payment): Promise<void> {
  await tx
    .insert(paymentCases)
    .values({
      platformId,
      paymentId: payment.id,
      kind: 'UNPROVEN_RECEIPT',
      detail: { amountCents: payment.amountCents, endToEndId: payment.endToEndId },
      openedAt: now,
    })
    .onConflictDoNothing()
  app.log.warn({ paymentId: payment.id }, 'An unproven receipt needs a person')
}
