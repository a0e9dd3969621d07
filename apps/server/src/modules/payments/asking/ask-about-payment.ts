import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { hasChangedSince } from '#modules/acquirers/accounts/account-credentials.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead, type NotAsked } from '#modules/acquirers/health/guard-read.ts'
import { putOffReads } from '#modules/acquirers/health/put-off-reads.ts'
import { recordMissedWebhook } from '#modules/acquirers/health/record-missed-webhook.ts'
import { webhookPatienceMs } from '#modules/acquirers/health/webhooks-arrive.ts'
import { keepCardToken } from '#modules/cards/keep-card-token.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { changesNothing } from '#modules/payments/core/changes-nothing.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { askAboutTwoCards } from '#modules/payments/two-cards/ask-about-two-cards.ts'
import { inScope, type Scope } from '#scope.ts'
import { isSurelyUncharged, reportOfResult } from './ask-acquirers.ts'
import { canBeAnswered } from './can-be-answered.ts'
import { noticeSilenceJob } from './notice-silence.job.ts'

export type CheckOutcome =
  /** The provider's report, and the payment after it was applied. */
  | {
      kind: 'read'
      payment: Payment
      reported: Pick<ProviderReport, 'status' | 'certainty' | 'paidCents' | 'endToEndId'>
    }
  /** The transaction with the claimed id belongs to another sale. */
  | { kind: 'not_ours'; payment: Payment }
  /** The provider, searched by our own reference, is certain that it has no such charge. */
  | { kind: 'never_arrived'; payment: Payment }
  /** The provider could not be called, or gave no clear answer; the payment is unchanged. */
  | { kind: 'no_answer'; payment: Payment }
  /**
   * The rate limit or the provider itself allows no call before `until`, so that a failing provider does not
   * delay others.
   */
  | (NotAsked & { payment: Payment })

export type PaymentToAskAbout = {
  /** The payment as last read: an answer that only repeats it is not stored. */
  payment: Payment
  account: AskableAccount
  claimedTransactionId?: string | undefined
  /** Sums signed by the provider, used when its answer to a read contains none. */
  proven?: Pick<ProviderReport, 'amountCents' | 'paidCents'> | undefined
  source: ProviderReport['source']
  /** Written in the transaction that applies the answer. */
  alongside?: ((scope: Scope, report: ProviderReport) => Promise<void>) | undefined
  /** Called at the end of the same transaction, with the changed payment. */
  afterwards?: ((scope: Scope, next: Payment, report: ProviderReport) => void) | undefined
}

/** Reads the state of a payment at the provider, outside any transaction, and applies an answer with news. */
export async function askAboutPayment(
  app: App,
  { payment, account, claimedTransactionId, proven, source, alongside, afterwards }: PaymentToAskAbout,
): Promise<CheckOutcome> {
  const { platformId } = payment
  const transactionId = payment.transactionId ?? claimedTransactionId
  if (transactionId === undefined && !canBeAnswered(app, payment, account))
    return { kind: 'no_answer', payment }
  const silentUntil = account.contact?.silentUntil
  if (silentUntil && silentUntil > app.clock.now()) return { kind: 'not_asked', payment, until: silentUntil }

  if (payment.cards !== null) return askAboutTwoCards(app, { payment, account, source })
  const { provider, context } = await connectAccount(app, account)
  const subject = transactionId === undefined ? { orderId: payment.id } : { transactionId }
  const asked = await guardRead(app, { account, method: payment.method }, () =>
    provider.getTransaction(
      {
        ...subject,
        paymentMethod: payment.method,
        ...(payment.automaticPix && { automaticPix: payment.automaticPix }),
      },
      context,
    ),
  )
  if (asked.kind === 'not_asked') return { ...asked, payment }
  const { outcome } = asked
  if (!outcome.ok) {
    const { kind, retryAfterSeconds } = outcome.failure
    if (kind === 'rate_limited')
      await inScope(app, platformId, (scope) => putOffReads(scope, account.id, retryAfterSeconds))
    const isSure =
      transactionId === undefined &&
      isSurelyUncharged(outcome.failure) &&
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
    if (!isNews) {
      afterwards?.(scope, payment, report)
      return payment
    }
    const applied = await applyProviderEvent(scope, payment.id, report)
    const { keptCardToken } = outcome.result
    if (keptCardToken !== undefined) await keepCardToken(scope, payment, account.id, keptCardToken)
    if (source === 'RECONCILER' && payment.paidAt === null && applied.paidAt !== null)
      await noteLearntByAsking(scope, account.id)
    afterwards?.(scope, applied, report)
    return applied
  })
  return { kind: 'read', payment: next, reported: report }
}

/**
 * A transaction id that was only claimed to be ours is accepted only if the transaction carries our own
 * reference.
 */
function isAboutThisPayment(payment: Payment, result: { transactionId: string; orderId?: string }): boolean {
  return payment.transactionId === null
    ? result.orderId === payment.id
    : result.transactionId === payment.transactionId
}

/**
 * Notes a payment found by a read. If no webhook follows in the account's usual time, its webhooks count as
 * stopped.
 */
async function noteLearntByAsking(scope: Scope, providerAccountId: string): Promise<void> {
  const isFirst = await recordMissedWebhook(scope, providerAccountId)
  if (!isFirst) return
  const runAt = new Date(scope.now.getTime() + webhookPatienceMs)
  await addJob(
    scope,
    noticeSilenceJob,
    { providerAccountId },
    { runAt, key: `${noticeSilenceJob.name}:${providerAccountId}` },
  )
}
