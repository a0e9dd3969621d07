import { failureMeanings, type ProviderFailure } from '@balcao/providers/contract'
import type { CreateTransactionInput } from '@balcao/providers/inputs'
import type { TransactionResult } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { paymentAttempts, payments } from '../../db/schema/payments.ts'
import { inScope } from '../../scope.ts'
import { connectAccount, type ProviderAccount, webhookUrl } from '../acquirers/provider-account.ts'
import { applyProviderEvent, type ProviderReport } from './apply-provider-event.ts'
import type { Payment } from './payment.ts'

export type ChargeToMake = {
  payment: Payment
  /** The preferred account first; the first one already has its attempt row. */
  accounts: readonly ProviderAccount[]
  request: Omit<CreateTransactionInput, 'webhookUrl'>
}

/**
 * Asks the acquirer for the money, outside any transaction. Another acquirer is tried only when it is certain that nothing arrived
 * at the one before; silence is PENDING and UNKNOWN, is reconciled, and is never a decline.
 */
export async function chargePayment(
  app: App,
  { payment, accounts, request }: ChargeToMake,
): Promise<Payment> {
  for (const [index, account] of accounts.entries()) {
    const number = index + 1
    if (number > 1) await openAttempt(app, payment, account, number)
    const { provider, context } = await connectAccount(app, account, attemptKey(payment.id, number))
    const outcome = await provider.createTransaction(
      { ...request, webhookUrl: webhookUrl(app, account, payment.id) },
      context,
    )
    const failure = outcome.ok ? null : outcome.failure
    const isLast = number === accounts.length
    if (failure && failureMeanings[failure.kind] === 'nothing_happened' && !isLast) {
      await closeAttempt(app, payment, number, failure)
      continue
    }
    await closeAttempt(app, payment, number, failure)
    const report = outcome.ok
      ? reportOfResult(outcome.result, 'PROVIDER_ANSWER')
      : reportOfFailure(outcome.failure)
    return inScope(app, payment.platformId, (scope) => applyProviderEvent(scope, payment.id, report))
  }
  return payment
}

/** Born before the call and the same on every retry of it. */
export function attemptKey(paymentId: string, number: number): string {
  return `${paymentId}-${number}`
}

export function reportOfResult(result: TransactionResult, source: ProviderReport['source']): ProviderReport {
  return {
    source,
    status: result.status,
    certainty: result.certainty,
    rawStatus: result.rawStatus,
    reason: result.declineReason,
    transactionId: result.transactionId,
    amountCents: result.amount,
    endToEndId: result.endToEndId,
    pixCode: result.pixCode,
    billetCode: result.billetCode,
    billetUrl: result.billetUrl,
    expiresAt: result.expiresAt,
  }
}

function reportOfFailure(failure: ProviderFailure): ProviderReport {
  if (failureMeanings[failure.kind] === 'may_have_happened')
    return {
      source: 'PROVIDER_ANSWER',
      status: 'PENDING',
      certainty: 'UNKNOWN',
      reason: 'no_answer',
      transactionId: failure.reference,
    }
  return {
    source: 'PROVIDER_ANSWER',
    status: 'REJECTED',
    certainty: 'KNOWN',
    reason: failure.reason ?? failure.kind,
  }
}

function openAttempt(app: App, payment: Payment, account: ProviderAccount, number: number): Promise<void> {
  return inScope(app, payment.platformId, async ({ tx, platformId, now }) => {
    await tx
      .update(payments)
      .set({ providerAccountId: account.id, provider: account.provider })
      .where(eq(payments.id, payment.id))
    await tx.insert(paymentAttempts).values({
      platformId,
      paymentId: payment.id,
      number,
      providerAccountId: account.id,
      idempotencyKey: attemptKey(payment.id, number),
      state: 'SENT',
      startedAt: now,
    })
  })
}

function closeAttempt(
  app: App,
  payment: Payment,
  number: number,
  failure: ProviderFailure | null,
): Promise<void> {
  const meaning = failure ? failureMeanings[failure.kind] : null
  const state =
    meaning === null
      ? 'ANSWERED'
      : meaning === 'refused'
        ? 'DECLINED'
        : meaning === 'nothing_happened'
          ? 'FAILED'
          : 'UNCERTAIN'
  return inScope(app, payment.platformId, async ({ tx, now }) => {
    await tx
      .update(paymentAttempts)
      .set({
        state,
        failureKind: failure?.kind ?? null,
        failureMessage: failure?.message ?? null,
        endedAt: now,
      })
      .where(and(eq(paymentAttempts.paymentId, payment.id), eq(paymentAttempts.number, number)))
  })
}
