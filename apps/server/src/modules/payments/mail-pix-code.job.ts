import { z } from 'zod'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { sendMail } from '../notifications/send-mail.ts'
import { findSaleToPay } from './find-sale-to-pay.ts'

/** Sends the code to the buyer who may have closed the page before paying. */
export const mailPixCodeJob = defineJob({
  name: 'mail-pix-code',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const sale = await findSaleToPay(scope, paymentId)
      if (!sale) return
      const { pixCode, expiresAt } = sale.payment
      if (pixCode === null || expiresAt === null) return
      await sendMail(scope, {
        key: `pix-created:${paymentId}`,
        to: sale.order.buyerEmail,
        template: 'pixCreated',
        locale: sale.order.locale,
        props: { ...sale.facts, pixCode, expiresAt },
      })
    }),
})
