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
 * Withdraws a card that waits for its buyer's confirmation at the bank, at the wish of its buyer. The answer is the payment as
 * its acquirer tells it: declined, or paid if the bank was faster, or still open if there was no answer. Only the first
 * frees the buyer to pay by another card.
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
