import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { closeCardAttempt } from '#modules/cards/close-card-attempt.ts'
import {
  askAcquirers,
  type ChargeToMake,
  cardOutcomeOf,
  recordAnswer,
} from '#modules/payments/asking/ask-acquirers.ts'
import { addCodeMail } from '#modules/payments/telling/add-code-mail.ts'
import { askTwoCards, type TwoCardsToAsk } from '#modules/payments/two-cards/ask-two-cards.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { refundLoneCard } from '#modules/refunds/refund-lone-card.ts'
import { inScope } from '#scope.ts'
import { signUpsellToken } from './upsell-token.ts'

export type PurchaseAnswer = {
  method: PaymentMethod
  status: PaymentStatus
  paymentId: string
  payment: PaymentView
  upsellToken: string
}

export type OpenedPurchase =
  | { kind: 'repeated'; paymentId: string }
  | {
      kind: 'new'
      paymentId: string
      charge: ChargeToMake
      cardAttemptId: string | null
      twoCards?: TwoCardsToAsk | null
    }

type Circumstances = {
  /**
   * Only the reason of a refused card is in the buyer's answer; the payment page reads everything else later,
   * so that the purchase does not wait for it.
   */
  isCard: boolean
  /** Payment with which the card was saved, if it is not this one. */
  firstPaymentId?: string
}

/** Charges a committed purchase at the acquirers, records the answer, and returns the state of the payment. */
export async function answerPurchase(
  app: App,
  platformId: string,
  opened: OpenedPurchase,
  { isCard, firstPaymentId }: Circumstances,
): Promise<PurchaseAnswer> {
  const twoCards = opened.kind === 'new' ? opened.twoCards : null
  if (twoCards) await refundLoneCard(app, await askTwoCards(app, twoCards))
  const answer = opened.kind === 'new' && !twoCards ? await askAcquirers(app, opened.charge) : null
  const viewer = isCard ? { ...strangerViewer, ownPaymentIds: [opened.paymentId] } : strangerViewer
  const view = await inScope(app, platformId, async (scope) => {
    if (opened.kind === 'repeated' || !answer) return getPaymentView(scope, opened.paymentId, viewer)
    const { payment } = opened.charge
    const recorded = await recordAnswer(scope, payment, answer)
    if (opened.cardAttemptId !== null)
      await closeCardAttempt(scope, opened.cardAttemptId, cardOutcomeOf(answer))
    scope.tx.later(addCodeMail(scope, recorded))
    return getPaymentView(scope, payment.id, viewer)
  })
  const outcome = opened.kind === 'repeated' ? 'repeated' : view.status.toLowerCase()
  if (!isTestPlatform(platformId))
    app.metrics.count('balcao_purchases_total', { method: view.method, outcome })
  return {
    method: view.method,
    status: view.status,
    paymentId: view.paymentId,
    payment: view,
    upsellToken: signUpsellToken(app, view.paymentId, { firstPaymentId: firstPaymentId ?? view.paymentId }),
  }
}
