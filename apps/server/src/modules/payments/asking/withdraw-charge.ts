import type { App } from '#app.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { inScope } from '#scope.ts'
import { reportOfResult } from './ask-acquirers.ts'
import { checkPayment } from './check-payment.ts'

/**
 * Withdraws an open charge at its acquirer, so that it can no longer be paid: a debit, or a card whose buyer has not
 * confirmed the purchase at its bank. Returns the resulting payment: still pending means that the acquirer refused or did
 * not answer.
 */
export async function withdrawCharge(app: App, payment: Payment): Promise<Payment> {
  const { platformId, id: paymentId, transactionId, providerAccountId, method } = payment
  // Without an answer to the charge it is unknown what to withdraw.
  if (transactionId === null)
    return (await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })).payment
  const account = await inScope(app, platformId, (scope) => getAccount(scope, providerAccountId))
  const { provider, context } = await connectAccount(app, account)
  const asked = await guardRead(app, { account, method }, () =>
    provider.cancelTransaction({ transactionId, paymentMethod: method }, context),
  )
  if (asked.kind === 'asked' && asked.outcome.ok) {
    const told = reportOfResult(asked.outcome.result, 'RECONCILER')
    const report = { ...told, providerAccountId, ...(told.status === 'CANCELED' && { reason: 'called_off' }) }
    return inScope(app, platformId, (scope) => applyProviderEvent(scope, paymentId, report))
  }
  // Refused, perhaps because it is being paid at this moment.
  return (await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })).payment
}
