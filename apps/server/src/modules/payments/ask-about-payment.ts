import type { ProviderFailure } from '@balcao/providers/contract'
import type { App } from '../../app.ts'
import { inScope, type Scope } from '../../scope.ts'
import { hasChangedSince } from '../acquirers/account-credentials.ts'
import { connectAccount } from '../acquirers/connect-account.ts'
import { guardRead, type NotAsked } from '../acquirers/guard-read.ts'
import type { AskableAccount } from '../acquirers/provider-account.ts'
import { putOffReads } from '../acquirers/put-off-reads.ts'
import { keepCardToken } from '../cards/keep-card-token.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { reportOfResult } from './ask-acquirers.ts'
import { canBeAnswered } from './can-be-answered.ts'
import { changesNothing } from './changes-nothing.ts'
import { noteLearntByAsking } from './note-learnt-by-asking.ts'
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
  /** The guard or the provider itself wants no question before `until`, so that a failing provider holds up nobody else. */
  | (NotAsked & { payment: Payment })

export type PaymentToAskAbout = {
  /** As it stood a moment ago: an answer that only repeats it is not written down. */
  payment: Payment
  account: AskableAccount
  claimedTransactionId?: string | undefined
  /** Sums that the provider signed. They count where its answer to a read names none. */
  proven?: Pick<ProviderReport, 'amountCents' | 'paidCents'> | undefined
  source: ProviderReport['source']
  /** Written in the transaction that applies the answer. */
  alongside?: ((scope: Scope, report: ProviderReport) => Promise<void>) | undefined
}

/** Asks the provider how a payment really stands, outside any transaction, and applies an answer that tells something new. */
export async function askAboutPayment(
  app: App,
  { payment, account, claimedTransactionId, proven, source, alongside }: PaymentToAskAbout,
): Promise<CheckOutcome> {
  const { platformId } = payment
  const transactionId = payment.transactionId ?? claimedTransactionId
  if (transactionId === undefined && !canBeAnswered(app, payment, account))
    return { kind: 'no_answer', payment }
  const silentUntil = account.contact?.silentUntil
  if (silentUntil && silentUntil > app.clock.now()) return { kind: 'not_asked', payment, until: silentUntil }

  const { provider, context } = await connectAccount(app, account)
  const subject = transactionId === undefined ? { orderId: payment.id } : { transactionId }
  const asked = await guardRead(app, { account, method: payment.method }, () =>
    provider.getTransaction({ ...subject, paymentMethod: payment.method }, context),
  )
  if (asked.kind === 'not_asked') return { ...asked, payment }
  const { outcome } = asked
  if (!outcome.ok) {
    const { kind, retryAfterSeconds } = outcome.failure
    if (kind === 'rate_limited')
      await inScope(app, platformId, (scope) => putOffReads(scope, account.id, retryAfterSeconds))
    const isSure =
      transactionId === undefined &&
      isSureNo(outcome.failure) &&
      !hasChangedSince(app, account, payment.createdAt)
    return { kind: isSure ? 'never_arrived' : 'no_answer', payment }
  }
  if (!isAboutThisPayment(payment, outcome.result)) return { kind: 'not_ours', payment }
  const told = reportOfResult(outcome.result, source)
  const report = {
    ...told,
    amountCents: told.amountCents ?? proven?.amountCents,
    paidCents: told.paidCents ?? proven?.paidCents,
    providerAccountId: account.id,
  }
  const isNews = !changesNothing(payment, report)
  if (!isNews && !alongside) return { kind: 'read', payment, reported: report }
  const next = await inScope(app, platformId, async (scope) => {
    if (alongside) scope.tx.later(alongside(scope, report))
    if (!isNews) return payment
    const applied = await applyProviderEvent(scope, payment.id, report)
    const { keptCardToken } = outcome.result
    if (keptCardToken !== undefined) await keepCardToken(scope, payment, account.id, keptCardToken)
    if (source === 'RECONCILER' && payment.paidAt === null && applied.paidAt !== null)
      await noteLearntByAsking(scope, account.id)
    return applied
  })
  return { kind: 'read', payment: next, reported: report }
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
