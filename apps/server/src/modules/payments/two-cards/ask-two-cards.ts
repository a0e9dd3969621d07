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
  const [first, second] = cards
  try {
    const ofFirst = await ask(app, {
      payment,
      account,
      card: first,
      startedAt: payment.createdAt,
      keepsSlot: true,
    })
    const { recorded, goesOn, at } = await inScope(app, payment.platformId, (scope) =>
      recordFirst(scope, { payment, cards, answer: ofFirst }),
    )
    if (!goesOn) return recorded
    const ofSecond = await ask(app, { payment, account, card: second, startedAt: at, keepsSlot: false })
    return await inScope(app, payment.platformId, (scope) =>
      recordSecond(scope, { payment, card: second, answer: ofSecond }),
    )
  } finally {
    app.acquirerGuard.leave(payment.id, 'no_verdict')
  }
}

type Asked = {
  payment: Payment
  account: RoutedAccount
  card: CardToAsk
  startedAt: Date
  /** Whether the slot is kept for the second card: without a slot the first card would be charged for nothing. */
  keepsSlot: boolean
}

async function ask(
  app: App,
  { payment, account, card, startedAt, keepsSlot }: Asked,
): Promise<AcquirerAnswer> {
  const isTooLate = app.clock.now().getTime() - startedAt.getTime() > claimMsMax
  const outcome = isTooLate
    ? leaveUnasked(app, payment)
    : await guardCharge(
        app,
        { paymentId: payment.id, account, method: payment.method, keepsSlot },
        async () => {
          const { provider, context } = await connectAccount(app, account, attemptKey(card.chargeId, 1))
          const request = { ...card.request, webhookUrl: webhookUrl(app, account, payment.id) }
          return provider.createTransaction(request, context)
        },
      )
  const failure = outcome.ok ? null : outcome.failure
  const report = outcome.ok
    ? reportOfResult(outcome.result, 'PROVIDER_ANSWER')
    : reportOfFailure(outcome.failure)
  return { attempt: 1, account, failure, report }
}

async function recordFirst(
  scope: Scope,
  {
    payment,
    cards: [first, second],
    answer,
  }: Pick<TwoCardsToAsk, 'payment' | 'cards'> & { answer: AcquirerAnswer },
): Promise<{ recorded: Payment; goesOn: boolean; at: Date }> {
  let goesOn = false
  const told = { paymentId: payment.id, number: 1, report: answer.report }
  const recorded = await tellCharge(scope, told, async (_, { status }, charges) => {
    goesOn = await planSecond(scope, charges, status === 'PENDING')
  })
  await closeTry(scope, first, cardOutcomeOf(answer))
  if (!goesOn) {
    // No acquirer saw this card, so its try must not count as a charge under way.
    await closeTry(scope, second, { outcome: 'OTHER', tries: 0 })
    await closeAttempt(scope, payment, 1, answer.failure)
  }
  return { recorded, goesOn, at: scope.now }
}

async function recordSecond(
  scope: Scope,
  { payment, card, answer }: { payment: Payment; card: CardToAsk; answer: AcquirerAnswer },
): Promise<Payment> {
  const recorded = await tellCharge(scope, { paymentId: payment.id, number: 2, report: answer.report })
  await closeTry(scope, card, cardOutcomeOf(answer))
  await closeAttempt(scope, payment, 1, answer.failure)
  return recorded
}

async function closeTry(
  scope: Scope,
  { cardAttemptId }: CardToAsk,
  end: ReturnType<typeof cardOutcomeOf>,
): Promise<void> {
  if (cardAttemptId !== null) await closeCardAttempt(scope, cardAttemptId, end)
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
