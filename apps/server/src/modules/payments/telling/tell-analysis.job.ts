import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { payments } from '#db/schema/payments.ts'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { leftCents } from '#modules/payments/core/movements.ts'
import { inScope } from '#scope.ts'
import { readToldSale } from './read-told-sale.ts'

/** Delay of the mail: it is not needed if the bank answers sooner, since the page shows the analysis. */
export const analysisToldAfterMs = 2 * 60_000

/** Mails the buyer once that the card is still in analysis and nothing has to be done. */
export const tellAnalysisJob = defineJob({
  name: 'tell-analysis',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId))
      // Money of an open payment comes from one of two cards and is being refunded: no bank reviews the
      // payment.
      if (!payment || shownStanding(payment) !== 'IN_ANALYSIS' || leftCents(payment) > 0) return
      const sale = await readToldSale(scope, paymentId)
      if (!sale) return
      const { toBuyer } = sale
      await sendMail(scope, {
        ...toBuyer,
        key: `purchase-in-analysis:${paymentId}`,
        template: 'purchaseInAnalysis',
        props: { ...toBuyer.props, purchasesPath: `/checkout/payment/${paymentId}` },
      })
    }),
})
