import { isEndToEndId } from '@balcao/domain/end-to-end-id'
import type { WebhookEvent } from '@balcao/providers/results'
import type { App } from '../../app.ts'
import type { QuarantineReason } from '../../db/schema/acquirers.ts'
import { inScope, type Scope } from '../../scope.ts'
import type { AskableAccount } from '../acquirers/provider-account.ts'
import { applyProviderEvent } from '../payments/apply-provider-event.ts'
import { askAboutPayment } from '../payments/ask-about-payment.ts'
import { countQuestion } from '../payments/count-question.ts'
import { furtherReceipt, moneyTold } from '../payments/money-told.ts'
import type { Payment } from '../payments/payment.ts'
import { decideTransition } from '../payments/payment-states.ts'
import type { ProviderReport } from '../payments/provider-report.ts'
import { claimQuestion, giveBackQuestion } from './claim-question.ts'
import { findClaimedPayment } from './find-claimed-payment.ts'
import { quarantine } from './quarantine.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'
import { findEffect, recordEffect } from './webhook-effect.ts'

export type ProviderWord = Pick<ProviderReport, 'status' | 'paidCents' | 'endToEndId'>

export type Claim = {
  webhook: Webhook
  account: AskableAccount
  event: WebhookEvent
  /** The provider signed it for this very account. */
  isProven: boolean
  /** The adapter can read a transaction. */
  canBeAsked: boolean
  /** What providers said about payments since the webhook came in: one answer serves every claim that waited for it. */
  answers: Map<string, ProviderWord>
}

/** How a claim is followed that is neither settled by what we know already nor has to wait. */
type Course =
  | { kind: 'apply'; payment: Payment; isRepeated: boolean; isUnproven: boolean }
  /** From `mayAskAgainAt` on the provider may be asked once more, should it not answer now. */
  | { kind: 'ask'; payment: Payment; mayAskAgainAt: Date }

/**
 * A webhook is a claim. Proven and about this very payment and amount, it is applied as it stands; otherwise it only wakes a read of
 * the transaction, and what the provider answers there is applied. A claim that could change nothing needs no proof.
 */
export async function judgeClaim(app: App, claim: Claim): Promise<WebhookVerdict> {
  const course = await inScope(app, claim.webhook.platformId, (scope) => weighClaim(scope, claim))
  if ('state' in course) return course
  return course.kind === 'apply' ? applyAsItStands(app, claim, course) : ask(app, claim, course)
}

async function weighClaim(scope: Scope, claim: Claim): Promise<WebhookVerdict | Course> {
  const { webhook, event, isProven, canBeAsked, answers } = claim
  // In this order: a copy that is faster than we are has then changed what we see of the payment, or has not had its effect yet.
  const [effect, payment] = await Promise.all([
    findEffect(scope, webhook, event),
    findClaimedPayment(scope, webhook, event),
  ])
  const isRepeated = effect !== 'none'
  if (!payment) return quarantine({ code: 'UNKNOWN_TRANSACTION' }, null)
  const paymentId = payment.id
  const isNamed = isProven && payment.transactionId === null && event.orderId === payment.id
  const isBound = isNamed || payment.transactionId === event.transactionId
  const { kind } = decideTransition(payment, event)
  const canBeProven = isProven || canBeAsked
  const doubt = isBound ? whatOnlyAPersonCanTell(payment, event, canBeProven) : null
  if (doubt) return quarantine(doubt, paymentId)
  const isStill = kind === 'stay' && !tellsMoreMoney(payment, event)
  if (effect === 'own' && isStill)
    return { state: 'APPLIED', detail: 'had its effect in an earlier try', paymentId }
  const isOddCopy = canBeAsked && !isRepeated && isStill && saysOtherwise(payment, event)
  if (isBound && payment.certainty === 'KNOWN' && isStill && !isOddCopy)
    return payment.status === event.status
      ? { state: 'DUPLICATE', detail: `already ${payment.status}`, paymentId }
      : { state: 'IGNORED', detail: `${event.status} changes nothing after ${payment.status}`, paymentId }
  if (isRepeated && (isStill || kind === 'case'))
    return { state: 'DUPLICATE', detail: 'had its effect before', paymentId }

  // A signature tells who speaks, not that we understood the amount: one that differs is read again.
  if (isProven && isBound && !isOddCopy && (isOfTheAmount(payment, event) || !canBeAsked))
    return { kind: 'apply', payment, isRepeated, isUnproven: false }
  if (!canBeAsked)
    return kind === 'move' && isReceiptOf(payment, event)
      ? { kind: 'apply', payment, isRepeated, isUnproven: true }
      : quarantine({ code: 'CANNOT_BE_ASKED' }, paymentId)
  const word = answers.get(paymentId)
  if (word) {
    const verdict = compare(event, payment, word)
    if (verdict.state === 'APPLIED') await recordEffect(scope, webhook, event)
    return verdict
  }
  const question = { providerAccountId: webhook.providerAccountId, subject: paymentId }
  const { mayAsk, until } = await claimQuestion(scope, question)
  if (!mayAsk) return { state: 'WAITING', detail: 'asked a moment ago', paymentId, until }
  return { kind: 'ask', payment: await countQuestion(scope, paymentId), mayAskAgainAt: until }
}

/**
 * Money that looks like a copy of an old report. Somebody paid one code twice: only the number that the Central Bank gave the second
 * payment tells, and a stranger could invent one. Or the bank gave back what it had taken, because a dispute was won.
 */
function whatOnlyAPersonCanTell(
  payment: Payment,
  event: WebhookEvent,
  canBeProven: boolean,
): QuarantineReason | null {
  if (event.status !== 'APPROVED' || payment.paidAt === null) return null
  if (!canBeProven && furtherReceipt(payment, event) !== null) return secondReceipt(payment)
  return payment.status === 'CHARGEBACK' ? { code: 'AFTER_CHARGEBACK' } : null
}

function secondReceipt({ status }: Payment): QuarantineReason {
  return { code: 'SECOND_RECEIPT', status }
}

/** A part that went back, or a second payment, behind a status that the payment has already. */
function tellsMoreMoney(payment: Payment, event: WebhookEvent): boolean {
  const { paidCents, refundedCents } = moneyTold(payment, event)
  return paidCents !== payment.paidCents || refundedCents !== payment.refundedCents
}

/**
 * What looks like a copy, in another word or of another sum than what was last heard: a provider may have one status of ours for two things,
 * as "paid" and "paid, and a part went back". Once each such notice is read about.
 */
function saysOtherwise({ status, rawStatus, amountCents, paidCents }: Payment, event: WebhookEvent): boolean {
  if (event.status !== status || status === 'PENDING') return false
  const isOtherSum =
    event.amountCents !== undefined && event.amountCents !== amountCents && event.amountCents !== paidCents
  return isOtherSum || (rawStatus !== null && event.rawStatus !== rawStatus)
}

function isOfTheAmount({ amountCents }: Payment, event: WebhookEvent): boolean {
  const isPartRefund = event.refundedCents !== undefined && event.refundedCents !== amountCents
  return (
    event.amountCents === amountCents && (event.paidCents ?? amountCents) === amountCents && !isPartRefund
  )
}

/**
 * Where the provider neither signs nor can be asked: transaction, amount and the Central Bank's number of a Pix that paid nothing else
 * have to be right, all of them. Then the buyer gets what was bought, and the money waits for a person who sees it. What could not
 * simply approve the sale is not believed: nothing is booked on the word of a stranger.
 */
function isReceiptOf(payment: Payment, event: WebhookEvent): boolean {
  return (
    payment.transactionId === event.transactionId &&
    event.status === 'APPROVED' &&
    event.certainty === 'KNOWN' &&
    (event.paidCents ?? event.amountCents) === payment.amountCents &&
    event.endToEndId !== undefined &&
    isEndToEndId(event.endToEndId)
  )
}

async function applyAsItStands(
  app: App,
  { webhook, event }: Claim,
  { payment, isRepeated, isUnproven }: { payment: Payment; isRepeated: boolean; isUnproven: boolean },
): Promise<WebhookVerdict> {
  const { status, certainty, rawStatus, transactionId, amountCents, paidCents, refundedCents, endToEndId } =
    event
  const next = await inScope(app, webhook.platformId, async (scope) => {
    const isFirst = await recordEffect(scope, webhook, event)
    if (!isFirst && !isRepeated) return null
    return applyProviderEvent(scope, payment.id, {
      source: 'WEBHOOK',
      providerAccountId: webhook.providerAccountId,
      status,
      certainty,
      isUnproven,
      rawStatus,
      transactionId,
      amountCents,
      paidCents,
      refundedCents,
      endToEndId,
    })
  })
  const paymentId = payment.id
  if (!next) return { state: 'DUPLICATE', detail: 'a copy was faster', paymentId }
  // What expired is shown as CANCELED whatever the provider calls it: it had its effect all the same.
  // And so has a part that went back, whatever word the provider has for it, once its sum is in the books.
  const isReturned = refundedCents !== undefined && next.refundedCents >= refundedCents
  return next.status === status || next.status !== payment.status || isReturned
    ? {
        state: 'APPLIED',
        detail: isUnproven ? 'held until it is proven' : 'proven by the provider',
        paymentId,
      }
    : quarantine({ code: 'PAYMENT_STAYS', status: next.status }, paymentId)
}

const couldNotBeAsked = { state: 'WAITING', detail: 'the provider could not be asked' } as const

async function ask(
  app: App,
  claim: Claim,
  { payment, mayAskAgainAt }: { payment: Payment; mayAskAgainAt: Date },
): Promise<WebhookVerdict> {
  const { webhook, account, event, isProven, answers } = claim
  const { platformId, providerAccountId } = webhook
  const paymentId = payment.id
  const check = await askAboutPayment(app, {
    payment,
    account,
    claimedTransactionId: event.transactionId,
    ...(isProven && { proven: event }),
    source: 'WEBHOOK',
    // With what it confirms: a worker that dies after it finds on its next try that this webhook has had its effect.
    alongside: async (scope, word) => {
      if (compare(event, payment, word).state === 'APPLIED') await recordEffect(scope, webhook, event)
    },
  })
  if (check.kind === 'not_ours') return quarantine({ code: 'OF_ANOTHER_SALE' }, paymentId)
  if (check.kind === 'not_asked' && check.isBusy) {
    const { until } = check
    const question = { providerAccountId, subject: paymentId }
    await inScope(app, platformId, (scope) => giveBackQuestion(scope, question, until))
    return { ...couldNotBeAsked, paymentId, until, isPutOff: true }
  }
  if (check.kind !== 'read') return { ...couldNotBeAsked, paymentId, until: mayAskAgainAt }
  // It is charged at another account meanwhile: this one has money of it, or a charge that may still bring some.
  if (check.payment.providerAccountId !== providerAccountId)
    return quarantine({ code: 'PAYMENT_STAYS', status: check.payment.status }, paymentId)
  answers.set(paymentId, check.reported)
  return compare(event, payment, check.reported)
}

/** What was claimed beside what the provider says of the payment, which stands here as it was before. */
function compare(event: WebhookEvent, payment: Payment, word: ProviderWord): WebhookVerdict {
  const paymentId = payment.id
  const isSum = (cents: number | undefined) => cents === payment.amountCents || cents === word.paidCents
  const { amountCents: claimedCents, status: claimed } = event
  const { amountCents, currency } = payment
  if (claimedCents !== undefined && !isSum(claimedCents))
    return quarantine({ code: 'OTHER_AMOUNT', claimedCents, amountCents, currency }, paymentId)
  if (word.status !== claimed)
    return quarantine({ code: 'OTHER_STATUS', claimed, told: word.status }, paymentId)
  const isSecondSeen = word.endToEndId === event.endToEndId || (word.paidCents ?? 0) > payment.paidCents
  if (furtherReceipt(payment, event) !== null && !isSecondSeen)
    return quarantine(secondReceipt(payment), paymentId)
  return { state: 'APPLIED', detail: 'confirmed by reading the transaction', paymentId }
}
