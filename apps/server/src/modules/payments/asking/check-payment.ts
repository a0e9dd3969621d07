import type { App } from '#app.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { askAboutPayment, type CheckOutcome, type PaymentToAskAbout } from './ask-about-payment.ts'
import { countRead } from './count-read.ts'

/**
 * Reads the state of a payment at the provider and applies the answer. This is the proof behind every
 * unsigned webhook, and the check behind the buyer's "I have paid".
 */
export async function checkPayment(
  app: App,
  {
    platformId,
    paymentId,
    ...question
  }: { platformId: string; paymentId: string } & Omit<PaymentToAskAbout, 'payment' | 'account'>,
): Promise<CheckOutcome> {
  const { payment, account } = await inScope(app, platformId, async (scope) => {
    const payment = await countRead(scope, paymentId)
    return { payment, account: await getAccount(scope, payment.providerAccountId) }
  })
  return askAboutPayment(app, { ...question, payment, account })
}
