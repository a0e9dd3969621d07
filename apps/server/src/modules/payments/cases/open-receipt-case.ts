import { paymentCases } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { recordReport } from '#modules/payments/core/record-report.ts'
import type { Scope } from '#scope.ts'

/**
 * Opens a case for one Pix that was reported for two sales. The first sale keeps it, the second stays as it
 * is, and a person finds out which one was paid.
 */
export async function openReceiptCase(scope: Scope, payment: Payment, report: ProviderReport): Promise<void> {
  const { app, tx, platformId, now } = scope
  const paymentId = payment.id
  await tx
    .insert(paymentCases)
    .values({
      platformId,
      paymentId,
      kind: 'RECEIPT_OF_ANOTHER',
      detail: { endToEndId: report.endToEndId },
      openedAt: now,
    })
    .onConflictDoNothing()
  await recordReport(scope, payment, report, 'REFUSED', 'the receipt of another payment')
  app.log.warn({ paymentId }, 'A receipt that paid another sale needs a person')
}
