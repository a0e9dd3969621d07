import { nameToGreet } from '@balcao/domain/names'
import { paymentStatuses } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import { users } from '../../db/schema/accounts.ts'
import { products } from '../../db/schema/catalog.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { ensureCustomer } from '../accounts/customers/ensure-customer.ts'
import { sendMail } from '../notifications/send-mail.ts'
import { settleCycleTicket } from './settle-cycle-ticket.ts'

/** What people are told once a payment's status is certain. None of it can fail a sale: the sale is committed before this runs. */
export const followUpPaymentJob = defineJob({
  name: 'follow-up-payment',
  payload: z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
  triesMax: 25,
  run: (app, { platformId, paymentId, status }) =>
    inScope(app, platformId, async (scope) => {
      const [sale] = await scope.tx
        .select({ payment: payments, order: orders, product: products, seller: users })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .innerJoin(products, eq(products.id, payments.productId))
        .innerJoin(users, eq(users.id, payments.sellerId))
        .where(eq(payments.id, paymentId))
      if (!sale) return
      const { payment, order, product, seller } = sale
      if (order.type === 'SUBSCRIPTION') await addJob(scope, settleCycleTicket, { paymentId })
      if (status !== 'APPROVED') return
      await ensureCustomer(scope, { email: order.buyerEmail, name: order.buyerName })
      if (payment.isDemo) return
      const items = await scope.tx
        .select({ title: orderItems.title, priceCents: orderItems.priceCents, type: products.type })
        .from(orderItems)
        .innerJoin(products, eq(products.id, orderItems.productId))
        .where(eq(orderItems.orderId, order.id))
        .orderBy(orderItems.position)
      await sendMail(scope, {
        key: `purchase-approved:${paymentId}`,
        to: order.buyerEmail,
        template: 'purchaseApproved',
        locale: order.locale,
        props: {
          buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
          productName: product.name,
          sellerName: seller.name,
          orderCode: order.code,
          amountCents: payment.amountCents,
          currency: payment.currency,
          items,
          shippingCents: order.shippingCents,
          interestCents: order.interestCents,
          follows: {
            access: items.some(({ type }) => type === 'DIGITAL'),
            parcel: items.some(({ type }) => type === 'FISICO'),
          },
          purchasesPath: '/my-purchases',
        },
      })
      await sendMail(scope, {
        key: `sale-made:${paymentId}`,
        to: seller.email,
        template: 'saleMade',
        locale: seller.locale,
        props: {
          sellerName: nameToGreet(seller),
          productName: product.name,
          orderCode: order.code,
          amountCents: payment.amountCents,
          currency: payment.currency,
          salesPath: `/platform/my-sales?open=${paymentId}`,
        },
      })
    }),
})
