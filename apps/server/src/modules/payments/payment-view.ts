import type { PaymentView } from '@balcao/domain/checkout-page'
import { firstName } from '@balcao/domain/names'
import type { Scope } from '../../scope.ts'
import type { Payment } from './payment.ts'

/** What is known of a payment and its sale when it is shown to the buyer. */
export type PaymentFacts = {
  payment: Pick<
    Payment,
    | 'id'
    | 'method'
    | 'status'
    | 'certainty'
    | 'statusReason'
    | 'amountCents'
    | 'currency'
    | 'installments'
    | 'pixCode'
    | 'billetCode'
    | 'billetUrl'
    | 'expiresAt'
    | 'createdAt'
    | 'paidAt'
  >
  order: { code: string; offerId: string; buyerName: string }
  colorPrimary: string
  productName: string
  sellerName: string
  /** Whether the platform is one of the demo. */
  isDemo: boolean
}

/** What whoever holds the payment's unguessable address may see of it, and nothing more. */
export function paymentViewOf(
  { app, now }: Pick<Scope, 'app' | 'now'>,
  { payment, order, ...shop }: PaymentFacts,
): PaymentView {
  const isPayable = payment.status === 'PENDING'
  const code = payment.pixCode ?? payment.billetCode
  return {
    paymentId: payment.id,
    orderCode: order.code,
    colorPrimary: shop.colorPrimary,
    offerId: order.offerId,
    method: payment.method,
    status: payment.status,
    isConfirming: payment.certainty !== 'KNOWN',
    isExpired:
      payment.statusReason === 'expired' ||
      (isPayable && payment.expiresAt !== null && payment.expiresAt <= now),
    amountCents: payment.amountCents,
    currency: payment.currency,
    installments: payment.installments,
    productName: shop.productName,
    sellerName: shop.sellerName,
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
      shop.isDemo && app.config.isDemo && isPayable && code !== null
        ? `/banco-de-mentira?codigo=${encodeURIComponent(code)}`
        : null,
  }
}
