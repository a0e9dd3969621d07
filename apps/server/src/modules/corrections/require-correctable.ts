import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { disputes, refundRequests, refunds } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

/** Refuses to correct a sale after a refund, a refund request or a dispute. */
export async function requireCorrectable(
  { tx }: Scope,
  { id, status, certainty, supersededById }: Payment,
): Promise<void> {
  const refused = new AppError('sale_not_correctable')
  if (status !== 'APPROVED' || certainty !== 'KNOWN' || supersededById !== null) throw refused
  for (const table of [refunds, refundRequests, disputes]) {
    const open = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.paymentId, id), isNull(table.closedAt)))
      .limit(1)
    if (open.length > 0) throw refused
  }
}
