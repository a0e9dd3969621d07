import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { withdrawCharge } from '#modules/payments/asking/withdraw-charge.ts'
import { isChallengeOpen } from '#modules/payments/core/is-challenge-open.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { isBuyer, type PaymentViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'

/**
 * At the buyer's request, withdraws a card that waits for its confirmation at the bank. Returns the payment
 * as the acquirer reports it: declined, paid if the bank was faster, or still open if there was no answer.
 * Only after a decline can the buyer pay by another card.
 */
export async function leaveChallenge(
  app: App,
  { platformId, paymentId, viewer }: { platformId: string; paymentId: string; viewer: PaymentViewer },
): Promise<PaymentView> {
  const payment = await inScope(app, platformId, async (scope) => {
    const [found] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!found || !(await isBuyer(scope, viewer, found))) throw new AppError('payment_not_found')
    return found
  })
  if (isChallengeOpen(payment)) await withdrawCharge(app, payment)
  return inScope(app, platformId, (scope) => getPaymentView(scope, paymentId, viewer))
}
