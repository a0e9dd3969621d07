import { isEndToEndId } from '@balcao/domain/payments/end-to-end-id'
import type { WebhookEvent } from '@balcao/providers/results'
import type { App } from '#app.ts'
import type { QuarantineReason } from '#db/schema/acquirers.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { askAboutPayment } from '#modules/payments/asking/ask-about-payment.ts'
import { countRead } from '#modules/payments/asking/count-read.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { furtherReceipt, movementsTold } from '#modules/payments/core/movements-told.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { decideTransition } from '#modules/payments/core/payment-states.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { type CardCharge, listCharges } from '#modules/payments/two-cards/card-charge.ts'
import { statusOfCharge } from '#modules/payments/two-cards/status-of-charge.ts'
import { inScope, type Scope } from '#scope.ts'
import { claimRead, giveBackQuestion } from './claim-read.ts'
import { findClaimedPayment } from './find-claimed-payment.ts'
import { quarantine } from './quarantine.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'
import { findEffect, recordEffect } from './webhook-effect.ts'
import { writeVerdict } from './write-verdict.ts'

export type ProviderWord = Pick<ProviderReport, 'status' | 'paidCents' | 'endToEndId'>

export type Claim = {
  webhook: Webhook
  account: AskableAccount
  event: WebhookEvent
  /** True if this is the webhook's only event, so that its verdict is the verdict on the webhook. */
  isOnly: boolean
  /** True if the provider signed the webhook for this account. */
  isProven: boolean
  /** True if the adapter can read a transaction. */
  canBeAsked: boolean
  /** Reports of providers since the webhook arrived: one answer serves every claim that waited for it. */
  answers: Map<string, ProviderWord>
}

/** The next action for a claim that is neither settled by known facts nor has to wait. */
type Course =
  | { kind: 'apply'; payment: Payment; isRepeated: boolean; isUnproven: boolean }
  /** If the provider does not answer now, it can be read again from `mayAskAgainAt` on. */
  | { kind: 'ask'; payment: Payment; mayAskAgainAt: Date }

/**
 * A webhook is a claim. If it is proven and concerns this payment and amount, it is applied directly;
 * otherwise it only triggers a read of the transaction, whose answer is applied. A claim that could change
 * nothing needs no proof.
 */
export async function judgeClaim(app: App, claim: Claim): Promise<WebhookVerdict> {
  const course = await inScope(app, claim.webhook.platformId, (scope) => weighClaim(scope, claim))
  if ('state' in course) return course
  const follow = () =>
    course.kind === 'apply' ? applyAsItStands(app, claim, course) : ask(app, claim, course)
  const { platformId, paymentHint } = claim.webhook
  const { id: payment } = course.payment
  // The caller of the payment's own address is already in its trace.
  const place = paymentHint === payment ? undefined : { payment }
  return app.tracing.span('webhook applied', { platformId }, follow, place)
}

async function weighClaim(scope: Scope, claim: Claim): Promise<WebhookVerdict | Course> {
  const { webhook, event, isProven, canBeAsked, answers } = claim
  // The effect is read first: a faster copy has then either changed the payment that is read next, or has had
  // no effect yet.
  const [effect, payment] = await Promise.all([
    findEffect(scope, webhook, event),
    findClaimedPayment(scope, webhook, event),
  ])
  const isRepeated = effect !== 'none'
  if (!payment) return quarantine({ code: 'UNKNOWN_TRANSACTION' }, null)
  const paymentId = payment.id
  // An event about one card says nothing about the other, so both cards are read.
  if (payment.cards !== null && isRepeated)
    return { state: 'DUPLICATE', detail: 'had its effect before', paymentId }
  if (payment.cards !== null)
    return answers.has(paymentId) ? judgeCard(scope, claim, paymentId) : mayRead(scope, webhook, paymentId)
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

  // A signature proves the sender, but not our interpretation of the amount: a different amount is read
  // again.
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
  return mayRead(scope, webhook, paymentId)
}

/** A read of the payment because of the claim, or the wait until the next read is allowed. */
async function mayRead(
  scope: Scope,
  { providerAccountId }: Webhook,
  paymentId: string,
): Promise<WebhookVerdict | Course> {
  const { mayAsk, until } = await claimRead(scope, { providerAccountId, subject: paymentId })
  if (!mayAsk) return { state: 'WAITING', detail: 'asked a moment ago', paymentId, until }
  return { kind: 'ask', payment: await countRead(scope, paymentId), mayAskAgainAt: until }
}

/**
 * A report of money that looks like a copy of an old one and needs a person. Either one code was paid twice: only the
 * end-to-end id of the second payment shows this, and a stranger could invent such an id. Or the bank returned money
 * it had taken, because a dispute was won.
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

/** Whether the event reports a partial refund or a second payment under a status that the payment already has. */
function tellsMoreMoney(payment: Payment, event: WebhookEvent): boolean {
  return movementsTold(payment, event).some(({ kind }) => kind !== 'REFUND_TOLD')
}

/**
 * Whether the event has the status of the payment, but another provider status or amount than the last report. Two
 * statuses of a provider may map to one of ours, such as "paid" and "paid, and partly returned". Each such notice
 * triggers one read.
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
 * The receipt rule for a provider that neither signs nor can be read: transaction, amount and the end-to-end id of a
 * Pix that paid nothing else must all be right. The buyer then gets the product, and the money is held until a person
 * confirms it. A claim that could do more than approve the sale is not accepted, since any stranger could send it.
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
  claim: Claim,
  { payment, isRepeated, isUnproven }: { payment: Payment; isRepeated: boolean; isUnproven: boolean },
): Promise<WebhookVerdict> {
  const { webhook, event } = claim
  const { status, certainty, rawStatus, transactionId, amountCents, paidCents, refundedCents } = event
  const paymentId = payment.id
  return inScope(app, webhook.platformId, async (scope) => {
    const isFirst = await recordEffect(scope, webhook, event)
    if (!isFirst && !isRepeated) return { state: 'DUPLICATE', detail: 'a copy was faster', paymentId }
    const next = await applyProviderEvent(scope, paymentId, {
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
      endToEndId: event.endToEndId,
      paidBy: event.paidBy,
    })
    // An expired payment has the status CANCELED, whatever status the provider reports, so the event has had its
    // effect. A partial return has had its effect once its amount is in the books, whatever its status.
    const isReturned = refundedCents !== undefined && next.refundedCents >= refundedCents
    if (next.status !== status && next.status === payment.status && !isReturned)
      return quarantine({ code: 'PAYMENT_STAYS', status: next.status }, paymentId)
    const detail = isUnproven ? 'held until it is proven' : 'proven by the provider'
    return settle(scope, claim, { state: 'APPLIED', detail, paymentId })
  })
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
  const judge = (next: Payment, word: ProviderWord) =>
    // If the payment has moved to another account, a person decides: this account has received money for it, or has a
    // charge that may still be paid.
    next.providerAccountId === providerAccountId
      ? compare(event, payment, word)
      : quarantine({ code: 'PAYMENT_STAYS', status: next.status }, paymentId)
  let verdict: WebhookVerdict | undefined
  const check = await askAboutPayment(app, {
    payment,
    account,
    claimedTransactionId: event.transactionId,
    ...(isProven && { proven: event }),
    source: 'WEBHOOK',
    // Stored with the confirmed report, so that the retry after a crash finds that this webhook has had its
    // effect.
    alongside: async (scope, word) => {
      if (compare(event, payment, word).state === 'APPLIED') await recordEffect(scope, webhook, event)
    },
    afterwards: (scope, next, word) => {
      verdict = settle(scope, claim, judge(next, word))
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
  if (check.payment.providerAccountId === providerAccountId) {
    answers.set(paymentId, check.reported)
    if (payment.cards !== null) return inScope(app, platformId, (scope) => judgeCard(scope, claim, paymentId))
  }
  return verdict ?? judge(check.payment, check.reported)
}

/**
 * Stores that the only claim of a webhook was applied, in the transaction that applied it: another transaction costs as
 * much as a read of the payment. Every other verdict is stored by the job.
 */
function settle({ tx, now }: Scope, { webhook, isOnly }: Claim, verdict: WebhookVerdict): WebhookVerdict {
  if (!isOnly || verdict.state !== 'APPLIED') return verdict
  const { state, detail, paymentId } = verdict
  const written = { webhookId: webhook.id, state, detail, quarantine: null, paymentId, workedAt: now }
  tx.later(writeVerdict(tx, written))
  return { ...verdict, isWritten: true }
}

/** Compares the claim with the charge on its card. A read has just updated the charge. */
async function judgeCard(
  scope: Scope,
  { webhook, event }: Claim,
  paymentId: string,
): Promise<WebhookVerdict> {
  const { transactionId, status: claimed } = event
  const charge = (await listCharges(scope, paymentId)).find((one) => one.transactionId === transactionId)
  if (charge && !isConfirmedBy(charge, event))
    return quarantine({ code: 'OTHER_STATUS', claimed, told: statusOfCharge(charge) }, paymentId)
  if (claimed === 'APPROVED' && charge && charge.lostCents > 0)
    return quarantine({ code: 'AFTER_CHARGEBACK' }, paymentId)
  await recordEffect(scope, webhook, event)
  return { state: 'APPLIED', detail: 'both cards were read', paymentId }
}

/** Whether the state of a card's charge agrees with an event about this card. */
function isConfirmedBy(charge: CardCharge, { status, refundedCents = 0 }: WebhookEvent): boolean {
  const { state, lostCents, wonCents } = charge
  const goneCents = charge.refundedCents + lostCents + wonCents
  if (refundedCents > goneCents) return false
  if (status === 'REFUNDED' || status === 'CHARGEBACK') return goneCents > 0
  if (status === 'APPROVED') return state === 'PAID'
  return status === 'PENDING' || state === 'REFUSED' || goneCents > 0
}

/** Compares the claim with the provider's report, against the payment as it was before. */
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
