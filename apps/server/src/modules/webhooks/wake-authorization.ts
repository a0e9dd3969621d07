import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { planCheck } from '#modules/payments/asking/plan-check.ts'
import {
  checkAuthorizationKey,
  checkAuthorizationTicket,
} from '#modules/payments/core/check-authorization-ticket.ts'
import { inScope } from '#scope.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'

/**
 * A notice about a Pix Automático is no proof: it only triggers a read of the authorisation, and of its first
 * payment if that still waits.
 */
export function wakeAuthorization(
  app: App,
  { platformId, providerAccountId }: Webhook,
  authorizationId: string,
): Promise<WebhookVerdict> {
  return inScope(app, platformId, async (scope) => {
    const [payment] = await scope.tx
      .select({ id: payments.id, status: payments.status })
      .from(payments)
      .where(
        and(
          eq(payments.providerAccountId, providerAccountId),
          eq(payments.transactionId, authorizationId),
          eq(payments.automaticPix, 'AUTHORIZE'),
        ),
      )
    if (!payment) return { state: 'IGNORED', detail: 'no authorisation of ours', paymentId: null }
    const { id: paymentId } = payment
    if (payment.status === 'PENDING') await planCheck(scope, { paymentId, round: 0 }, scope.now)
    const key = checkAuthorizationKey(paymentId)
    await addJob(scope, checkAuthorizationTicket, { paymentId, round: 0 }, { key })
    return { state: 'APPLIED', detail: 'its authorisation is read', paymentId }
  })
}
