import { failureMeanings, type ProviderFailure, type ProviderOutcome } from '@balcao/providers/contract'
import type { CreateTransactionInput } from '@balcao/providers/inputs'
import type { DeclineReason, TransactionResult } from '@balcao/providers/results'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { type DividedShare, paymentAttempts, payments } from '#db/schema/payments.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { type ChargeableAccount, webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { guardCharge } from '#modules/acquirers/health/guard-charge.ts'
import { webhooksArrive } from '#modules/acquirers/health/webhooks-arrive.ts'
import type { Routed } from '#modules/acquirers/routes/plan-route.ts'
import { keepCardToken } from '#modules/cards/keep-card-token.ts'
import type { KeptToken } from '#modules/cards/open-saved-card.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { AttemptChoice, Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope, type Scope } from '#scope.ts'
import { canBeAnswered } from './can-be-answered.ts'
import { putOffCheck } from './plan-check.ts'
import { type NextQuestion, whenToAsk } from './when-to-ask.ts'

export type RoutedAccount = Routed<ChargeableAccount>

/** The division at one account, whose receiver ids are valid nowhere else. */
export type ProviderDivision = {
  told: Pick<CreateTransactionInput, 'splits' | 'receiverId'>
  /** The division for our books: the shares that the provider pays itself. Null if it divides nothing. */
  divided: DividedShare[] | null
}

export type ChargeToMake = {
  payment: Payment
  /** The preferred account first; the first one already has its attempt row. */
  accounts: readonly RoutedAccount[]
  request: Omit<CreateTransactionInput, 'webhookUrl' | keyof ProviderDivision['told']>
  /** The division of the money among an account's receivers. */
  divisionAt: (account: RoutedAccount) => ProviderDivision
  /**
   * Soft declines of a card after which the next account is tried. A token is never used at another account.
   */
  declinesToSpare?: number
  /** A token of one account, used when that account charges the card. */
  keptToken?: KeptToken | null | undefined
}

/** The outcome of the call, and the attempt that it ends. */
export type AcquirerAnswer = {
  attempt: number
  account: RoutedAccount
  failure: ProviderFailure | null
  report: ProviderReport
  /** Token by which this account can charge the card again. */
  cardToken?: string | undefined
}

/**
 * Longest pause between storing an attempt and its call. A process paused for longer must not call: others
 * may already treat the charge as never made, and the buyer may pay again.
 */
export const claimMsMax = 60_000

/**
 * Charges at the acquirers, outside any transaction. The next acquirer is tried only if certainly nothing
 * arrived at the previous one, or if that one declined a sealed card for a reason that may not hold
 * elsewhere. A timeout is PENDING and UNKNOWN, is reconciled, and is never a decline.
 */
export async function askAcquirers(
  app: App,
  { payment, accounts, request, divisionAt, declinesToSpare = 0, keptToken }: ChargeToMake,
): Promise<AcquirerAnswer> {
  let spare = declinesToSpare
  let startedAt = payment.createdAt
  for (const [index, account] of accounts.entries()) {
    const attempt = index + 1
    const place = { paymentId: payment.id, account, method: payment.method }
    const isTooLate = app.clock.now().getTime() - startedAt.getTime() > claimMsMax
    const outcome = isTooLate
      ? leaveUnasked(app, payment)
      : await guardCharge(app, place, async () => {
          const { provider, context } = await connectAccount(app, account, attemptKey(payment.id, attempt))
          return provider.createTransaction(
            {
              ...request,
              ...(keptToken?.accountId === account.id && {
                cardId: keptToken.token,
                customerIp: request.customerIp ?? keptToken.ip,
              }),
              ...divisionAt(account).told,
              webhookUrl: webhookUrl(app, account, payment.id),
            },
            context,
          )
        })
    const failure = outcome.ok ? null : outcome.failure
    const told = outcome.ok
      ? reportOfResult(outcome.result, 'PROVIDER_ANSWER')
      : reportOfFailure(outcome.failure)
    const report = { ...told, providerAccountId: account.id }
    const next = accounts[attempt]
    const choice = next && whyAskAnother(outcome, spare)
    const cardToken = outcome.ok ? outcome.result.keptCardToken : undefined
    if (!choice) return { attempt, account, failure, report, cardToken }
    if (choice === 'SOFT_DECLINE') spare -= 1
    const mayGoOn = await inScope(app, payment.platformId, async (scope) => {
      startedAt = scope.now
      await closeAttempt(scope, payment, attempt, failure)
      const { divided } = divisionAt(next)
      return openAttempt(scope, payment, next, { number: attempt + 1, choice, divided })
    })
    if (!mayGoOn)
      return { attempt, account, failure, report: { ...nothingNew, providerAccountId: account.id } }
  }
  throw new Error(`Payment ${payment.id} has no account to charge`)
}

export function leaveUnasked(app: App, { id }: Payment): ProviderOutcome<TransactionResult> {
  app.acquirerGuard.leave(id, 'no_verdict')
  return { ok: false, failure: { kind: 'unreachable', message: 'The attempt was too old to be made' } }
}

/**
 * Declines without a stated cause, or with an unreachable issuer: another acquirer may approve. ABECS calls
 * both reversible.
 */
const softReasons: readonly DeclineReason[] = ['issuer_refused', 'issuer_unavailable']

function whyAskAnother(
  outcome: ProviderOutcome<TransactionResult>,
  spare: number,
): 'NOTHING_ARRIVED' | 'SOFT_DECLINE' | null {
  if (!outcome.ok && failureMeanings[outcome.failure.kind] === 'nothing_happened') return 'NOTHING_ARRIVED'
  const reason = outcome.ok ? reasonOfSureDecline(outcome.result) : outcome.failure.reason
  return reason && softReasons.includes(reason) && spare > 0 ? 'SOFT_DECLINE' : null
}

function reasonOfSureDecline({
  status,
  certainty,
  declineReason,
}: TransactionResult): DeclineReason | undefined {
  return status === 'REJECTED' && certainty === 'KNOWN' ? declineReason : undefined
}

/** Outcome of a card charge for the counters. A charge that never reached a bank is not a decline. */
export function cardOutcomeOf({ attempt, failure, report }: AcquirerAnswer): {
  outcome: 'APPROVED' | 'DECLINED' | 'OTHER'
  tries: number
} {
  const isDeclined =
    report.status === 'REJECTED' &&
    report.certainty === 'KNOWN' &&
    (failure === null || failureMeanings[failure.kind] === 'refused')
  return {
    outcome: isDeclined ? 'DECLINED' : report.status === 'APPROVED' ? 'APPROVED' : 'OTHER',
    tries: attempt,
  }
}

/**
 * Stores the acquirer's answer: the end of the attempt, the payment's new state through `applyProviderEvent`, and the
 * next check.
 */
export async function recordAnswer(scope: Scope, payment: Payment, answer: AcquirerAnswer): Promise<Payment> {
  const { account, cardToken } = answer
  scope.tx.later(closeAttempt(scope, payment, answer.attempt, answer.failure))
  if (cardToken !== undefined) scope.tx.later(keepCardToken(scope, payment, account.id, cardToken))
  const recorded = await applyProviderEvent(scope, payment.id, answer.report)
  scope.tx.later(putOffCheck(scope, payment.id, firstQuestion(scope, recorded, account)))
  return recorded
}

function firstQuestion({ app, now }: Scope, payment: Payment, account: RoutedAccount): NextQuestion {
  const question = {
    payment,
    asked: 0,
    canBeAnswered: canBeAnswered(app, payment, account),
    webhooksArrive: webhooksArrive(account, now),
  }
  return whenToAsk(question, now, { hasAsked: false })
}

/** The idempotency key of an attempt, stored before the call and equal in every retry. */
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
    paidCents: result.paidAmount,
    refundedCents: result.refundedAmount,
    currency: result.currency,
    endToEndId: result.endToEndId,
    pixCode: result.pixCode,
    billetCode: result.billetCode,
    billetUrl: result.billetUrl,
    paidBy: result.paidBy,
    expiresAt: result.expiresAt,
    challenge: result.challenge,
  }
}

/**
 * Whether the provider certainly has no charge: its contract makes a search by our reference conclusive, and
 * the search found no transaction.
 */
export function isSurelyUncharged({ kind, httpStatus }: ProviderFailure): boolean {
  return kind === 'provider_error' && httpStatus === 404
}

const nothingNew = { source: 'PROVIDER_ANSWER', status: 'PENDING', certainty: 'UNKNOWN' } as const

export function reportOfFailure(failure: ProviderFailure): ProviderReport {
  if (failureMeanings[failure.kind] === 'may_have_happened')
    return { ...nothingNew, reason: 'no_answer', transactionId: failure.reference }
  return {
    source: 'PROVIDER_ANSWER',
    status: 'REJECTED',
    certainty: 'KNOWN',
    reason: failure.reason ?? failure.kind,
  }
}

/**
 * False if the charge was found in the meantime at the account that had reported none: another account would
 * charge twice.
 */
async function openAttempt(
  { tx, platformId, now }: Scope,
  payment: Payment,
  account: RoutedAccount,
  { number, choice, divided }: { number: number; choice: AttemptChoice } & Pick<ProviderDivision, 'divided'>,
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set({ providerAccountId: account.id, provider: account.provider })
    .where(
      and(
        eq(payments.id, payment.id),
        eq(payments.status, 'PENDING'),
        eq(payments.certainty, 'UNKNOWN'),
        isNull(payments.transactionId),
      ),
    )
    .returning({ id: payments.id })
  if (moved.length === 0) return false
  await tx.insert(paymentAttempts).values({
    platformId,
    paymentId: payment.id,
    number,
    providerAccountId: account.id,
    idempotencyKey: attemptKey(payment.id, number),
    chosenBecause: choice,
    route: account.line && { line: account.line },
    divided,
    state: 'SENT',
    startedAt: now,
  })
  return true
}

const stateByMeaning = {
  nothing_happened: 'FAILED',
  refused: 'DECLINED',
  may_have_happened: 'UNCERTAIN',
} as const

type EndOfAttempt = Pick<
  typeof paymentAttempts.$inferSelect,
  'paymentId' | 'number' | 'state' | 'failureKind' | 'failureMessage' | 'endedAt'
>

const updateAttempt = defineStatement((db, given: Inputs<EndOfAttempt>) =>
  db
    .update(paymentAttempts)
    .set({
      state: newValue(given.state),
      failureKind: newValue(given.failureKind),
      failureMessage: newValue(given.failureMessage),
      endedAt: newValue(given.endedAt),
    })
    .where(and(eq(paymentAttempts.paymentId, given.paymentId), eq(paymentAttempts.number, given.number))),
)

export async function closeAttempt(
  { tx, now }: Scope,
  payment: Payment,
  number: number,
  failure: ProviderFailure | null,
): Promise<void> {
  await updateAttempt(tx, {
    paymentId: payment.id,
    number,
    state: failure ? stateByMeaning[failureMeanings[failure.kind]] : 'ANSWERED',
    failureKind: failure?.kind ?? null,
    failureMessage: failure?.message ?? null,
    endedAt: now,
  })
}
