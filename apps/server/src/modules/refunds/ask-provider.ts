import type { ProviderOutcome } from '@balcao/providers/contract'
import type { RefundResult } from '@balcao/providers/results'
import type { App } from '#app.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { guardRefund } from '#modules/acquirers/health/guard-refund.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { RefundStep } from './prepare-refund.ts'

/**
 * Requests a refund from the provider, outside any transaction. The refund's own id is the idempotency key of
 * every try.
 */
export async function askProvider(
  app: App,
  { refund, payment, target, account, isWhole }: Extract<RefundStep, { kind: 'ask' }>,
): Promise<ProviderOutcome<RefundResult>> {
  const { provider, context } = await connectAccount(app, account, refund.id)
  const method = methodPaid(payment)
  const { transactionId, endToEndId, paidCents } = target
  return guardRefund(app, { account, method }, () =>
    provider.refund(
      {
        transactionId,
        paymentMethod: method,
        ...(isWhole ? { paidAmount: paidCents } : { amount: refund.amountCents }),
        ...(endToEndId !== null && { endToEndId }),
      },
      context,
    ),
  )
}
