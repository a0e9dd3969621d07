import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { insertTogether } from '../../db/insert-together.ts'
import { products } from '../../db/schema/catalog.ts'
import { orderItems, type orders } from '../../db/schema/orders.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { listAccountsFor } from '../acquirers/provider-account.ts'
import { takeSeat } from '../acquirers/take-seat.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import type { ChargeToMake } from '../payments/ask-acquirers.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { scheduleCheck } from '../payments/plan-check.ts'
import { supersedeSiblings } from '../payments/supersede-siblings.ts'
import { buyerOf } from './buyer-of.ts'
import { chargeRequest } from './charge-request.ts'
import { declinesToSpare } from './declines-to-spare.ts'
import type { CardToCharge } from './order-to-create.ts'

export type FurtherCharge = {
  /** Of the payment that is opened. */
  paymentId: string
  order: typeof orders.$inferSelect
  offer: LoadedOffer
  method: PaymentMethod
  installments: Payment['installments']
  /** Null for every other method. */
  card: CardToCharge | null
  ip: string | undefined
  isDemo: boolean
}

/**
 * Opens a further payment on an order whose former one did not pay it, at the order's own price and split. The caller has made sure that
 * no former payment can still take the money by itself. The seat must be left, charged or not.
 */
export async function chargeOrderAgain(
  scope: Scope,
  { paymentId, order, offer, method, installments, card, ip, isDemo }: FurtherCharge,
): Promise<ChargeToMake> {
  const { tx, app } = scope
  const [items, accounts] = await Promise.all([
    tx
      .select({ item: orderItems, type: products.type })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position),
    listAccountsFor(scope, method),
  ])
  if (!offer.methods.includes(method)) throw new AppError('method_unavailable')
  const [account, ...others] = takeSeat(app, { paymentId, method, accounts })
  invariant(account, 'a seat was taken at an account')
  const { payment, batches } = openPayment(scope, {
    id: paymentId,
    orderId: order.id,
    sellerId: order.sellerId,
    productId: order.productId,
    method,
    amountCents: order.totalCents,
    currency: order.currency,
    installments,
    isDemo,
    account,
    choice: account === accounts[0] ? 'FIRST_IN_ORDER' : 'FIRST_FREE',
  })
  await insertTogether(tx, ...batches)
  await supersedeSiblings(scope, payment)
  // From this commit on, somebody will ask the provider, even if this process dies before it hears an answer.
  await scheduleCheck(scope, payment, 0)
  return {
    payment,
    accounts: [account, ...others],
    declinesToSpare: declinesToSpare(card),
    request: chargeRequest(app, {
      paymentId,
      offer,
      ip,
      buyer: buyerOf(order),
      quote: {
        totalCents: order.totalCents,
        installments,
        lines: items.map(({ item, type }) => ({ ...item, isPhysical: type === 'FISICO' })),
      },
      card,
      input: { paymentMethod: method, fingerPrints: [] },
    }),
  }
}
