import { AppError } from '@balcao/domain/app-error'
import type { PaymentView } from '@balcao/domain/checkout-page'
import { firstName } from '@balcao/domain/names'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../db/schema/accounts.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { platforms } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'
import { canBeReissued } from './can-be-reissued.ts'
import { cardDeclineOf } from './card-decline-of.ts'

/** What whoever holds the payment's unguessable address may see of it, and nothing more. */
export async function getPaymentView({ app, tx, now }: Scope, paymentId: string): Promise<PaymentView> {
  if (!z.uuid().safeParse(paymentId).success) throw new AppError('payment_not_found')
  const [found] = await tx
    .select({
      payment: {
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
    .where(eq(payments.id, paymentId))
  if (!found) throw new AppError('payment_not_found')
  const { payment, order } = found
  const isPayable = payment.status === 'PENDING'
  const code = payment.pixCode ?? payment.billetCode
  return {
    paymentId,
    orderCode: order.code,
    colorPrimary: found.colorPrimary,
    offerId: order.offerId,
    method: payment.method,
    status: payment.status,
    isConfirming: payment.certainty !== 'KNOWN',
    isInAnalysis: payment.method === 'CREDIT_CARD' && isPayable && payment.certainty === 'KNOWN',
    cardDecline: cardDeclineOf(payment),
    isExpired:
      payment.statusReason === 'expired' ||
      (isPayable && payment.expiresAt !== null && payment.expiresAt <= now),
    canBeReissued: canBeReissued(payment, now),
    amountCents: payment.amountCents,
    currency: payment.currency,
    installments: payment.installments,
    productName: found.productName,
    sellerName: found.sellerName,
    buyerFirstName: firstName(order.buyerName),
    pix:
      payment.method === 'PIX' && payment.pixCode !== null && payment.expiresAt !== null
        ? { code: payment.pixCode, expiresAt: payment.expiresAt.toISOString() }
        : null,
    billet:
      payment.method === 'BILLET' && payment.billetCode !== null
        ? {
            code: payment.billetCode,
            url: payment.billetUrl,
            expiresAt: payment.expiresAt?.toISOString() ?? null,
          }
        : null,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    playBankUrl:
      found.isDemo && app.config.isDemo && isPayable && code !== null
        ? `/banco-de-mentira?codigo=${encodeURIComponent(code)}`
        : null,
  }
}
