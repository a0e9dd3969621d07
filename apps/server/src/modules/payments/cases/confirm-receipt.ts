import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { paymentCases } from '#db/schema/payments.ts'
import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import { receiptHold } from '#modules/ledger/lots/receipt-hold.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

/**
 * Confirms, by a person, that the acquirer's statement shows the money of an unproven receipt: closes the
 * case and lets the lots be released on their dates.
 */
export async function confirmReceipt(scope: Scope, paymentId: string, by: Actor): Promise<void> {
  const { tx, now } = scope
  const closed = await tx
    .update(paymentCases)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentCases.paymentId, paymentId),
        eq(paymentCases.kind, 'UNPROVEN_RECEIPT'),
        isNull(paymentCases.closedAt),
      ),
    )
    .returning({ id: paymentCases.id })
  if (closed.length === 0) throw new AppError('not_found')
  await freeLots(scope, receiptHold(paymentId))
  await writeAudit(scope, by, { action: 'payment.receipt_confirmed', subject: paymentId, detail: {} })
}
