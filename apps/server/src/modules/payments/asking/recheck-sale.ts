import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import type { CheckOutcome } from './ask-about-payment.ts'
import { checkPayment } from './check-payment.ts'

export type Recheck = { kind: CheckOutcome['kind']; status: PaymentStatus }

/** Checks a sale at the provider on request of the staff, and applies the answer like any other. */
export async function recheckSale(
  app: App,
  { platformId, paymentId, by }: { platformId: string; paymentId: string; by: Actor },
): Promise<Recheck> {
  const { kind, payment } = await checkPayment(app, { platformId, paymentId, source: 'OPERATOR' })
  const { status } = payment
  await inScope(app, platformId, (scope) =>
    writeAudit(scope, by, { action: 'sale.rechecked', subject: paymentId, detail: { answer: kind, status } }),
  )
  return { kind, status }
}
