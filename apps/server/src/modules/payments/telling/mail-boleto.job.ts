import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { inScope } from '#scope.ts'
import { mailCode } from './mail-code.ts'

/** Mails the digitable line, because the buyer has days to pay and does not keep the page open. */
export const mailBoletoJob = defineJob({
  name: 'mail-boleto',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const sale = await findSaleToPay(scope, paymentId)
      if (sale) await mailCode(scope, sale, `boleto-created:${paymentId}`)
    }),
})
