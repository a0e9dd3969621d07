import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineStatement, type Inputs } from '../../db/define-statement.ts'
import { users } from '../../db/schema/accounts.ts'
import { products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { sendMail } from '../notifications/send-mail.ts'

const selectSale = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({
      payment: {
        status: payments.status,
        pixCode: payments.pixCode,
        expiresAt: payments.expiresAt,
        amountCents: payments.amountCents,
        currency: payments.currency,
      },
      order: {
        code: orders.code,
        locale: orders.locale,
        buyerName: orders.buyerName,
        buyerEmail: orders.buyerEmail,
      },
      productName: products.name,
      sellerName: users.name,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, given.paymentId)),
)

/** Sends the code to the buyer who may have closed the page before paying. */
export const mailPixCodeJob = defineJob({
  name: 'mail-pix-code',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, paymentId }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await selectSale(scope.tx, { paymentId })
      // Whoever has paid meanwhile gets the confirmation instead.
      if (found?.payment.status !== 'PENDING') return
      const { payment, order } = found
      if (payment.pixCode === null || payment.expiresAt === null) return
      await sendMail(scope, {
        key: `pix-created:${paymentId}`,
        to: order.buyerEmail,
        template: 'pixCreated',
        locale: order.locale,
        props: {
          buyerName: order.buyerName,
          sellerName: found.sellerName,
          productName: found.productName,
          orderCode: order.code,
          amountCents: payment.amountCents,
          currency: payment.currency,
          pixCode: payment.pixCode,
          expiresAt: payment.expiresAt,
          paymentPath: `/checkout/payment/${paymentId}`,
        },
      })
    }),
})
