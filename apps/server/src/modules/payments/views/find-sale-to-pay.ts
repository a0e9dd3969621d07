import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const shownOfSeller = {
  id: users.id,
  name: users.name,
  document: users.document,
  email: users.email,
  locale: users.locale,
}

const selectSale = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({ payment: payments, order: orders, productName: products.name, seller: shownOfSeller })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, given.paymentId)),
)

/** The open sale of a reminder; null after its payment or its end. */
export async function findSaleToPay({ tx }: Scope, paymentId: string) {
  const [found] = await selectSale(tx, { paymentId })
  if (found?.payment.status !== 'PENDING') return null
  const { payment, order, productName, seller } = found
  return {
    payment,
    order,
    seller,
    facts: {
      buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
      sellerName: seller.name,
      productName,
      orderCode: order.code,
      amountCents: payment.amountCents,
      currency: payment.currency,
      paymentPath: `/checkout/payment/${paymentId}` as const,
    },
  }
}
