import { isEndToEndId } from '@balcao/domain/end-to-end-id'
import type { Cents } from '@balcao/domain/money'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { WebhookEvent } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { payments } from '../../db/schema/payments.ts'
import { inScope, type Scope } from '../../scope.ts'
import { applyProviderEvent } from '../payments/apply-provider-event.ts'
import { checkPayment } from '../payments/check-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { decideTransition } from '../payments/payment-states.ts'
import { claimQuestion } from './claim-question.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'
import { hadEffect, recordEffect } from './webhook-effect.ts'

export type ProviderWord = { status: PaymentStatus; amountCents: Cents | undefined }

export type Claim = {
  webhook: Webhook
  event: WebhookEvent
  /** The provider signed it for this very account. */
  isProven: boolean
  /** The adapter can read a transaction. */
  canBeAsked: boolean
  /** What providers said about payments since the webhook came in: one answer serves every claim that waited for it. */
  answers: Map<string, ProviderWord>
}

/**
 * A webhook is a claim. Proven and about this very payment and amount, it is applied as it stands; otherwise it only wakes a read of
 * the transaction, and what the provider answers there is applied. A claim that could change nothing needs no proof.
 */
export async function judgeClaim(app: App, claim: Claim): Promise<WebhookVerdict> {
  const { webhook, event, isProven, canBeAsked } = claim
  const { payment, isRepeated } = await inScope(app, webhook.platformId, async (scope) => {
    // In this order: a copy that is faster than we are has then changed what we see of the payment, or has not had its effect yet.
    const hadIt = await hadEffect(scope, webhook, event)
    return { isRepeated: hadIt, payment: await findPayment(scope, webhook, event) }
  })
  if (!payment)
    return {
      state: 'QUARANTINED',
      detail: 'no payment of this account has this transaction',
      paymentId: null,
    }
  const paymentId = payment.id
  const isNamed = isProven && payment.transactionId === null && event.orderId === payment.id
  const isBound = isNamed || payment.transactionId === event.transactionId
  const { kind } = decideTransition(payment, event)
  const doubt = isBound ? whatOnlyAPersonCanTell(payment, event) : null
  if (doubt) return { state: 'QUARANTINED', detail: doubt, paymentId }
  if (isBound && payment.certainty === 'KNOWN' && kind === 'stay')
    return payment.status === event.status
      ? { state: 'DUPLICATE', detail: `already ${payment.status}`, paymentId }
      : { state: 'IGNORED', detail: `${event.status} changes nothing after ${payment.status}`, paymentId }
  if (isRepeated && kind !== 'move') return { state: 'DUPLICATE', detail: 'had its effect before', paymentId }

  // A signature tells who speaks, not that we understood the amount: one that differs is read again.
  if (isProven && isBound && (event.amountCents === payment.amountCents || !canBeAsked))
    return applyAsItStands(app, claim, { payment, isRepeated, isUnproven: false })
  if (canBeAsked) return confirm(app, claim, payment)
  return kind === 'move' && isReceiptOf(payment, event)
    ? applyAsItStands(app, claim, { payment, isRepeated, isUnproven: true })
    : {
        state: 'QUARANTINED',
        detail: 'the provider offers no way to ask whether this is true',
        paymentId,
      }
}

/**
 * Money that looks like a copy of an old report. Somebody paid one code twice: only the number that the Central Bank gave the second
 * payment tells. Or the bank gave back what it had taken, because a dispute was won.
 */
function whatOnlyAPersonCanTell(payment: Payment, { status, endToEndId }: WebhookEvent): string | null {
  if (status !== 'APPROVED' || payment.paidAt === null) return null
  if (payment.endToEndId !== null && endToEndId !== undefined && endToEndId !== payment.endToEndId)
    return `a second receipt for a payment that is ${payment.status}`
  return payment.status === 'CHARGEBACK' ? 'APPROVED after CHARGEBACK: the dispute may be won' : null
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
    event.amountCents === payment.amountCents &&
    event.endToEndId !== undefined &&
    isEndToEndId(event.endToEndId)
  )
}

async function applyAsItStands(
  app: App,
  { webhook, event }: Claim,
  { payment, isRepeated, isUnproven }: { payment: Payment; isRepeated: boolean; isUnproven: boolean },
): Promise<WebhookVerdict> {
  const { status, certainty, rawStatus, transactionId, amountCents, endToEndId } = event
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
      endToEndId,
    })
  })
  const paymentId = payment.id
  if (!next) return { state: 'DUPLICATE', detail: 'a copy was faster', paymentId }
  // What expired is shown as CANCELED whatever the provider calls it: it had its effect all the same.
  return next.status === status || next.status !== payment.status
    ? {
        state: 'APPLIED',
        detail: isUnproven ? 'held until it is proven' : 'proven by the provider',
        paymentId,
      }
    : { state: 'QUARANTINED', detail: `the payment stays ${next.status}`, paymentId }
}

async function confirm(app: App, claim: Claim, payment: Payment): Promise<WebhookVerdict> {
  const { webhook, event, answers } = claim
  const { platformId, providerAccountId } = webhook
  const paymentId = payment.id
  let word = answers.get(paymentId)
  if (!word) {
    const { mayAsk, until } = await inScope(app, platformId, (scope) =>
      claimQuestion(scope, { providerAccountId, subject: paymentId }),
    )
    if (!mayAsk) return { state: 'WAITING', detail: 'asked a moment ago', paymentId, until }
    const check = await checkPayment(app, {
      platformId,
      paymentId,
      claimedTransactionId: event.transactionId,
      source: 'WEBHOOK',
    })
    if (check.kind === 'not_ours')
      return { state: 'QUARANTINED', detail: 'the transaction belongs to another sale', paymentId }
    if (check.kind !== 'read')
      return { state: 'WAITING', detail: 'the provider could not be asked', paymentId, until }
    word = check.reported
    answers.set(paymentId, word)
  }
  if (event.amountCents !== undefined && event.amountCents !== payment.amountCents)
    return {
      state: 'QUARANTINED',
      detail: `claimed ${event.amountCents} cents, the payment is of ${payment.amountCents}`,
      paymentId,
    }
  if (word.status !== event.status)
    return {
      state: 'QUARANTINED',
      detail: `claimed ${event.status}, the provider says ${word.status}`,
      paymentId,
    }
  await inScope(app, platformId, (scope) => recordEffect(scope, webhook, event))
  return { state: 'APPLIED', detail: 'confirmed by reading the transaction', paymentId }
}

/**
 * By the transaction at this very account. Else it may be the payment whose answer we never got: the one whose own address was called,
 * or the one that the report names by our own reference. Unless the provider signed that reference it is a hint, and binds only when
 * the transaction carries it too.
 */
async function findPayment(
  { tx }: Scope,
  webhook: Webhook,
  event: WebhookEvent,
): Promise<Payment | undefined> {
  const ofAccount = eq(payments.providerAccountId, webhook.providerAccountId)
  const [known] = await tx
    .select()
    .from(payments)
    .where(and(ofAccount, eq(payments.transactionId, event.transactionId)))
  const hints = [webhook.paymentHint, event.orderId].filter((hint) => z.uuid().safeParse(hint).success)
  const [hint] = hints as string[]
  if (known || hint === undefined) return known
  const [hinted] = await tx
    .select()
    .from(payments)
    .where(and(ofAccount, eq(payments.id, hint)))
  return hinted?.transactionId === null ? hinted : undefined
}
