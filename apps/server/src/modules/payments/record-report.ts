import { paymentEvents } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

/** Adds a report and its outcome to the payment's timeline. */
export async function recordReport(
  { tx, platformId, now }: Scope,
  payment: Payment,
  report: ProviderReport,
  outcome: typeof paymentEvents.$inferSelect.outcome,
  detail: string | null | undefined,
): Promise<void> {
  await tx.insert(paymentEvents).values({
    platformId,
    paymentId: payment.id,
    at: now,
    source: report.source,
    status: report.status,
    certainty: report.certainty,
    rawStatus: report.rawStatus ?? null,
    outcome,
    detail: detail ?? null,
  })
}
