import { nameToGreet } from '@balcao/domain/people/names'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { inScope } from '#scope.ts'

/**
 * Mails the code to the buyer, who may have closed the page before paying, and notifies sellers who want to
 * know of every code.
 */
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
      const { order, seller, facts } = sale
      const notifier = await openNotifier(scope, seller.id)
      await notifier.buyer('onPixCreated', {
        key: `pix-created:${paymentId}`,
        orderId: order.id,
        to: order.buyerEmail,
        locale: order.locale,
        props: { ...facts, pixCode, expiresAt },
      })
      await notifier.seller('onPixCreated', {
        key: `pix-generated:${paymentId}`,
        orderId: order.id,
        to: seller.email,
        locale: seller.locale,
        props: {
          sellerName: nameToGreet(seller),
          productName: facts.productName,
          orderCode: facts.orderCode,
          amountCents: facts.amountCents,
          currency: facts.currency,
          salesPath: `/platform/my-sales?open=${paymentId}`,
        },
      })
    }),
})
