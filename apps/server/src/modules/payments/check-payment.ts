import { AppError } from '@balcao/domain/app-error'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { payments } from '../../db/schema/payments.ts'
import { inScope } from '../../scope.ts'
import { getAccount } from '../acquirers/provider-account.ts'
import { askAboutPayment, type CheckOutcome, type PaymentToAskAbout } from './ask-about-payment.ts'

/**
 * Asks the provider how a payment really stands and applies its answer. This is the proof behind every unsigned webhook and the answer
 * to a buyer who says "I have paid".
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
    const [found] = await scope.tx
      .update(payments)
      .set({ checks: sql`${payments.checks} + 1` })
      .where(eq(payments.id, paymentId))
      .returning()
    if (!found) throw new AppError('payment_not_found')
    return { payment: found, account: await getAccount(scope, found.providerAccountId) }
  })
  return askAboutPayment(app, { ...question, payment, account })
}
