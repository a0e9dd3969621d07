import { AppError } from '@balcao/domain/app-error'
import type { ProviderFailure } from '@balcao/providers/contract'
import { findManifest } from '@balcao/providers/registry'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { payments } from '../../db/schema/payments.ts'
import { inScope } from '../../scope.ts'
import { connectAccount } from '../acquirers/connect-account.ts'
import { guardRead } from '../acquirers/guard-read.ts'
import { getAccount } from '../acquirers/provider-account.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { reportOfResult } from './ask-acquirers.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

export type CheckOutcome =
  /** What the provider says, and how the payment stands after it was told to the one door. */
  | {
      kind: 'read'
      payment: Payment
      reported: Pick<ProviderReport, 'status' | 'certainty' | 'paidCents' | 'endToEndId'>
    }
  /** The transaction that somebody claimed for this payment belongs to another sale. */
  | { kind: 'not_ours'; payment: Payment }
  /** Asked by our own reference, the provider is sure that it has nothing of the kind. */
  | { kind: 'never_arrived'; payment: Payment }
  /** The provider could not be asked, or did not say; the payment is unchanged. */
  | { kind: 'no_answer'; payment: Payment }
  /** The guard refused the call, so that a failing provider holds up nobody else; it may be asked again from `until` on. */
  | { kind: 'not_asked'; payment: Payment; until: Date }

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
    proven,
    source,
  }: {
    platformId: string
    paymentId: string
    claimedTransactionId?: string
    /** Sums that the provider signed. They count where its answer to a read names none. */
    proven?: Pick<ProviderReport, 'amountCents' | 'paidCents'>
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
  const manifest = findManifest(account.provider, context.credentials.generation)
  if (transactionId === undefined && !manifest?.findsByReference.includes('transaction'))
    return { kind: 'no_answer', payment }

  const question = transactionId === undefined ? { orderId: payment.id } : { transactionId }
  const asked = await guardRead(app, { account, method: payment.method }, () =>
    provider.getTransaction({ ...question, paymentMethod: payment.method }, context),
  )
  if (asked.kind === 'not_asked') return { ...asked, payment }
  const { outcome } = asked
  if (!outcome.ok)
    return {
      kind: transactionId === undefined && isSureNo(outcome.failure) ? 'never_arrived' : 'no_answer',
      payment,
    }
  if (!isAboutThisPayment(payment, outcome.result)) return { kind: 'not_ours', payment }
  const told = reportOfResult(outcome.result, source)
  const report = {
    ...told,
    amountCents: told.amountCents ?? proven?.amountCents,
    paidCents: told.paidCents ?? proven?.paidCents,
    providerAccountId: account.id,
  }
  return {
    kind: 'read',
    payment: await inScope(app, platformId, (scope) => applyProviderEvent(scope, payment.id, report)),
    reported: report,
  }
}

/** What the contract says of a search by our reference that would have to find the transaction, and found none. */
function isSureNo({ kind, httpStatus }: ProviderFailure): boolean {
  return kind === 'provider_error' && httpStatus === 404
}

/** A transaction that was only claimed to be ours must carry our own reference before it may be bound. */
function isAboutThisPayment(payment: Payment, result: { transactionId: string; orderId?: string }): boolean {
  return payment.transactionId === null
    ? result.orderId === payment.id
    : result.transactionId === payment.transactionId
}
