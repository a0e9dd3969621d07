import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { eq } from 'drizzle-orm'
import { paymentEvents, payments } from '#db/schema/payments.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { ToldSale } from './read-told-sale.ts'

/**
 * Mails the decline to a buyer who was told to wait for the bank. An immediate decline is shown on the page.
 */
export async function tellRefused(scope: Scope, { paymentId, toBuyer }: ToldSale): Promise<void> {
  const events = await scope.tx
    .select({
      source: paymentEvents.source,
      status: paymentEvents.status,
      certainty: paymentEvents.certainty,
      method: payments.method,
      challenge: payments.challenge,
      refundedCents: payments.refundedCents,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(eq(paymentEvents.paymentId, paymentId))
  // Where the bank asked the buyer to confirm, the page shows the decline as well.
  const wasInAnalysis = events.some(
    (event) => event.source !== 'BUYER' && event.challenge === null && shownStanding(event) === 'IN_ANALYSIS',
  )
  // For two cards, the mail about the refund of one card says that the other was refused.
  const isReturned = events.some(({ refundedCents }) => refundedCents > 0)
  if (!wasInAnalysis || isReturned) return
  await sendMail(scope, {
    ...toBuyer,
    key: `purchase-refused:${paymentId}`,
    template: 'purchaseRefused',
    props: { ...toBuyer.props, purchasesPath: `/checkout/payment/${paymentId}` },
  })
}
