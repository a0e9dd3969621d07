import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { inScope } from '#scope.ts'

/** Mails the digitable line, since the buyer has days to pay and will not keep the page open. */
export const mailBoletoJob = defineJob({
  name: 'mail-boleto',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const sale = await findSaleToPay(scope, paymentId)
      if (!sale) return
      const { billetCode, expiresAt } = sale.payment
      if (billetCode === null) return
      await sendMail(scope, {
        key: `boleto-created:${paymentId}`,
        to: sale.order.buyerEmail,
        template: 'boletoCreated',
        locale: sale.order.locale,
        props: { ...sale.facts, line: billetCode, dueAt: expiresAt },
      })
    }),
})
