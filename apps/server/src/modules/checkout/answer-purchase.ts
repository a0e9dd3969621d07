import type { PaymentView } from '@balcao/domain/checkout-page'
import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { App } from '../../app.ts'
import { inScope } from '../../scope.ts'
import { closeCardAttempt } from '../cards/close-card-attempt.ts'
import { addCodeMail } from '../payments/add-code-mail.ts'
import { askAcquirers, type ChargeToMake, cardOutcomeOf, recordAnswer } from '../payments/ask-acquirers.ts'
import { getPaymentView } from '../payments/get-payment-view.ts'
import { strangersEyes } from '../payments/payment-eyes.ts'
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
  | { kind: 'new'; paymentId: string; charge: ChargeToMake; cardAttemptId: string | null }

type Circumstances = {
  /** Only why a card was refused is told to the buyer here; what was bought is read by the payment page, and costs no purchase time. */
  isCard: boolean
  /** The payment whose buyer left a card, where it is not this one. */
  firstPaymentId?: string
}

/** Asks the acquirers for a purchase that is committed, writes down what they say, and answers how it stands. */
export async function answerPurchase(
  app: App,
  platformId: string,
  opened: OpenedPurchase,
  { isCard, firstPaymentId }: Circumstances,
): Promise<PurchaseAnswer> {
  const answer = opened.kind === 'new' ? await askAcquirers(app, opened.charge) : null
  const eyes = isCard ? { ...strangersEyes, ownPaymentIds: [opened.paymentId] } : strangersEyes
  const view = await inScope(app, platformId, async (scope) => {
    if (opened.kind === 'repeated' || !answer) return getPaymentView(scope, opened.paymentId, eyes)
    const { payment } = opened.charge
    const recorded = await recordAnswer(scope, payment, answer)
    if (opened.cardAttemptId !== null)
      await closeCardAttempt(scope, opened.cardAttemptId, cardOutcomeOf(answer))
    scope.tx.later(addCodeMail(scope, recorded))
    return getPaymentView(scope, payment.id, eyes)
  })
  return {
    method: view.method,
    status: view.status,
    paymentId: view.paymentId,
    payment: view,
    upsellToken: signUpsellToken(app, view.paymentId, { firstPaymentId: firstPaymentId ?? view.paymentId }),
  }
}
