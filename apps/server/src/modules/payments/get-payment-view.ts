import { AppError } from '@balcao/domain/app-error'
import type { PaymentView } from '@balcao/domain/checkout-page'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineStatement, type Inputs } from '../../db/define-statement.ts'
import { users } from '../../db/schema/accounts.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { platforms } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'
import { paymentViewOf } from './payment-view.ts'

const selectFacts = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({
      payment: {
        id: payments.id,
        method: payments.method,
        status: payments.status,
        certainty: payments.certainty,
        statusReason: payments.statusReason,
        amountCents: payments.amountCents,
        currency: payments.currency,
        installments: payments.installments,
        pixCode: payments.pixCode,
        billetCode: payments.billetCode,
        billetUrl: payments.billetUrl,
        expiresAt: payments.expiresAt,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
      },
      order: { code: orders.code, offerId: orders.offerId, buyerName: orders.buyerName },
      colorPrimary: sql<string>`${offers.builder} ->> 'colorPrimary'`,
      productName: products.name,
      sellerName: users.name,
      isDemo: platforms.isDemo,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .innerJoin(platforms, eq(platforms.platformId, payments.platformId))
    .where(eq(payments.id, given.paymentId)),
)

/** A payment as it stands, for whoever holds its address. */
export async function getPaymentView(scope: Scope, paymentId: string): Promise<PaymentView> {
  if (!z.uuid().safeParse(paymentId).success) throw new AppError('payment_not_found')
  const [facts] = await selectFacts(scope.tx, { paymentId })
  if (!facts) throw new AppError('payment_not_found')
  return paymentViewOf(scope, facts)
}
