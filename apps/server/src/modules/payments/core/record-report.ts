import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { paymentEvents } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

type PaymentEvent = Omit<typeof paymentEvents.$inferSelect, 'id'>

const insertEvent = defineStatement((db, given: Inputs<PaymentEvent>) =>
  db.insert(paymentEvents).values({
    platformId: given.platformId,
    paymentId: given.paymentId,
    at: given.at,
    source: given.source,
    status: given.status,
    certainty: given.certainty,
    rawStatus: given.rawStatus,
    outcome: given.outcome,
    detail: given.detail,
  }),
)

/** Adds a report and its outcome to the payment's timeline. */
export async function recordReport(
  { tx, platformId, now }: Scope,
  payment: Payment,
  report: ProviderReport,
  outcome: PaymentEvent['outcome'],
  detail: string | null | undefined,
): Promise<void> {
  await insertEvent(tx, {
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
