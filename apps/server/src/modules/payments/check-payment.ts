import { AppError } from '@balcao/domain/app-error'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { payments } from '../../db/schema/payments.ts'
import { inScope } from '../../scope.ts'
import { connectAccount, getAccount } from '../acquirers/provider-account.ts'
import { applyProviderEvent, type ProviderReport } from './apply-provider-event.ts'
import { reportOfResult } from './ask-acquirers.ts'
import type { Payment } from './payment.ts'

export type CheckOutcome =
  | { kind: 'read'; payment: Payment }
  /** The provider could not be asked, or did not say; the payment stands as it stood. */
  | { kind: 'no_answer'; payment: Payment }

/**
 * Asks the provider how a payment really stands and applies its answer. This is the proof behind every unsigned webhook,
 * the reconciler's question and the buyer's "I have paid".
 */
export async function checkPayment(
  app: App,
  {
    platformId,
    paymentId,
    claimedTransactionId,
    source,
  }: {
    platformId: string
    paymentId: string
    claimedTransactionId?: string
    source: ProviderReport['source']
  },
): Promise<CheckOutcome> {
  const { payment, account } = await inScope(app, platformId, async (scope) => {
    const [found] = await scope.tx
      .update(payments)
      .set({ checks: sql`${payments.checks} + 1` })
      .where(eq(payments.id, paymentId))
      .returning()
    if (!found) throw new AppError('payment_not_found')
    return { payment: found, account: await getAccount(scope, found.providerAccountId) }
  })
  const { provider, context } = await connectAccount(app, account)
  const transactionId = payment.transactionId ?? claimedTransactionId
  if (transactionId === undefined && !provider.manifest.findsByReference.includes('transaction'))
    return { kind: 'no_answer', payment }

  const question = transactionId === undefined ? { orderId: payment.id } : { transactionId }
  const outcome = await provider.getTransaction({ ...question, paymentMethod: payment.method }, context)
  if (!outcome.ok || !isAboutThisPayment(payment, outcome.result)) return { kind: 'no_answer', payment }
  const report = reportOfResult(outcome.result, source)
  return {
    kind: 'read',
    payment: await inScope(app, platformId, (scope) => applyProviderEvent(scope, payment.id, report)),
  }
}

/** A transaction that was only claimed to be ours must carry our own reference before it may be bound. */
function isAboutThisPayment(payment: Payment, result: { transactionId: string; orderId?: string }): boolean {
  return payment.transactionId === null
    ? result.orderId === payment.id
    : result.transactionId === payment.transactionId
}
