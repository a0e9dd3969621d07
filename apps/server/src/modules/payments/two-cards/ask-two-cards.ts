import type { CreateTransactionInput } from '@balcao/providers/inputs'
import type { App } from '#app.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { guardCharge } from '#modules/acquirers/health/guard-charge.ts'
import { closeCardAttempt } from '#modules/cards/close-card-attempt.ts'
import {
  type AcquirerAnswer,
  attemptKey,
  cardOutcomeOf,
  claimMsMax,
  closeAttempt,
  leaveUnasked,
  type RoutedAccount,
  reportOfFailure,
  reportOfResult,
} from '#modules/payments/asking/ask-acquirers.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { inScope, type Scope } from '#scope.ts'
import { type CardCharge, updateCharge } from './card-charge.ts'
import { tellCharge } from './tell-charge.ts'

export type CardToAsk = {
  /** Our reference of this charge at the acquirer. */
  chargeId: string
  request: Omit<CreateTransactionInput, 'webhookUrl'>
  /** Id of this try in the count of tries by card; null if the try is not counted. */
  cardAttemptId: string | null
}

export type TwoCardsToAsk = {
  payment: Payment
  account: RoutedAccount
  cards: readonly [CardToAsk, CardToAsk]
}

/**
 * Charges two cards one after the other, outside any transaction. Every step is committed before its call. The second card
 * is charged only after the first has certainly paid; otherwise the payment ends, and a charge on the first card is
 * refunded. After the death of this process the planned check reads the charges and never requests one again.
 */
export async function askTwoCards(app: App, { payment, account, cards }: TwoCardsToAsk): Promise<Payment> {
  let startedAt = payment.createdAt
  let known = payment
  for (const [index, card] of cards.entries()) {
    const answer = await ask(app, { payment, account, card, startedAt })
    const number = index + 1
    const recorded = await inScope(app, payment.platformId, async (scope) => {
      startedAt = scope.now
      return record(scope, { payment, number, card, answer })
    })
    known = recorded.payment
    if (!recorded.goesOn) break
  }
  return known
}

type Asked = { payment: Payment; account: RoutedAccount; card: CardToAsk; startedAt: Date }

async function ask(app: App, { payment, account, card, startedAt }: Asked): Promise<AcquirerAnswer> {
  const isTooLate = app.clock.now().getTime() - startedAt.getTime() > claimMsMax
  const outcome = isTooLate
    ? leaveUnasked(app, payment)
    : await guardCharge(app, { paymentId: payment.id, account, method: payment.method }, async () => {
        const { provider, context } = await connectAccount(app, account, attemptKey(card.chargeId, 1))
        const request = { ...card.request, webhookUrl: webhookUrl(app, account, payment.id) }
        return provider.createTransaction(request, context)
      })
  const failure = outcome.ok ? null : outcome.failure
  const report = outcome.ok
    ? reportOfResult(outcome.result, 'PROVIDER_ANSWER')
    : reportOfFailure(outcome.failure)
  return { attempt: 1, account, failure, report }
}

async function record(
  scope: Scope,
  {
    payment,
    number,
    card,
    answer,
  }: { payment: Payment; number: number; card: CardToAsk; answer: AcquirerAnswer },
): Promise<{ payment: Payment; goesOn: boolean }> {
  let goesOn = false
  const told = { paymentId: payment.id, number, report: answer.report }
  const next = await tellCharge(scope, told, async (_, { status }, charges) => {
    if (number === 1) goesOn = await planSecond(scope, charges, status === 'PENDING')
  })
  if (card.cardAttemptId !== null) await closeCardAttempt(scope, card.cardAttemptId, cardOutcomeOf(answer))
  if (!goesOn) await closeAttempt(scope, payment, 1, answer.failure)
  return { payment: next, goesOn }
}

/** Marks the second charge as sent if the first card has paid; otherwise gives it up for ever. */
async function planSecond(scope: Scope, charges: CardCharge[], isOpen: boolean): Promise<boolean> {
  const [first, second] = charges
  // An earlier check may have given the second charge up.
  if (!first || second?.state !== 'PLANNED') return false
  if (isOpen && first.paidCents >= first.amountCents && first.refundedCents === 0) {
    await updateCharge(scope, second, { state: 'SENT', sentAt: scope.now })
    return true
  }
  await updateCharge(scope, second, { state: 'REFUSED', reason: 'not_sent' })
  return false
}
