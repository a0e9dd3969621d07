import type { App } from '#app.ts'
import { closeCardAttempt } from '#modules/cards/close-card-attempt.ts'
import { askAcquirers, cardOutcomeOf, recordAnswer } from '#modules/payments/asking/ask-acquirers.ts'
import { addCodeMail } from '#modules/payments/telling/add-code-mail.ts'
import { inScope } from '#scope.ts'
import { mailInvoice } from './mail-invoice.ts'
import type { OpenedCharge } from './open-cycle-charge.ts'

/** Makes a committed charge at the acquirers, outside any transaction, and stores their answer. */
export async function makeCharge(
  app: App,
  { subscription, cycle, charge, cardAttemptId }: OpenedCharge,
): Promise<void> {
  const answer = await askAcquirers(app, charge)
  await inScope(app, subscription.platformId, async (scope) => {
    const payment = await recordAnswer(scope, charge.payment, answer)
    if (cardAttemptId !== null) await closeCardAttempt(scope, cardAttemptId, cardOutcomeOf(answer))
    const isCode = payment.pixCode !== null || payment.billetCode !== null
    if (cycle.creditCents !== null) await addCodeMail(scope, payment)
    else if (isCode && payment.status === 'PENDING')
      await mailInvoice(scope, { subscription, cycle, payment })
  })
}
