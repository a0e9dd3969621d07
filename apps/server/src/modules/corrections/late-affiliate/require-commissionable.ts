import { type Cents, percentOfCents } from '@balcao/domain/money/money'
import { commissionableNet } from '@balcao/domain/money/sale-split'
import { guaranteeEnd } from '@balcao/domain/payments/refund-right'
import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { requireCorrectable } from '#modules/corrections/require-correctable.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { waitingLots } from '#modules/ledger/lots/waiting-lots.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

export type CommissionableSale = Awaited<ReturnType<typeof requireCommissionable>>

/**
 * A sale to which an affiliate can be added: paid in full and not refunded, within its guarantee, without an
 * affiliate, and with the producer's part still pending. Also refused for a producer with a debt or without
 * free withdrawals.
 */
export async function requireCommissionable(scope: Scope, payment: Payment) {
  await requireCorrectable(scope, payment)
  const { tx, now } = scope
  const [[sale], shares, lots, { blockedCashout, status }, { debtCents }] = await Promise.all([
    tx
      .select({ order: orders, productName: products.name })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .where(eq(orders.id, payment.orderId)),
    tx.select().from(orderShares).where(eq(orderShares.orderId, payment.orderId)),
    tx.select().from(balanceLots).where(eq(balanceLots.paymentId, payment.id)),
    getUser(scope, payment.sellerId),
    getBalance(scope, payment.sellerId, payment.currency),
  ])
  invariant(sale, `payment ${payment.id} has an order`)
  const { order, productName } = sale
  if (payment.paidAt === null || payment.bookedCents !== order.totalCents)
    throw new AppError('sale_not_correctable')
  if (shares.some(({ role }) => role === 'AFFILIATE')) throw new AppError('sale_has_affiliate')
  const guaranteedUntil = guaranteeEnd({ paidAt: payment.paidAt, guaranteeDays: order.guaranteeDays })
  if (now >= guaranteedUntil) throw new AppError('sale_guarantee_over')
  const waiting = waitingLots(lots, payment.sellerId)
  if (!waiting) throw new AppError('sale_money_moved')
  if (blockedCashout || capabilities[status].withdraws !== 'YES') throw new AppError('withdrawals_blocked')
  if (debtCents > 0) throw new AppError('debt_open', { debtCents })
  const releases = waiting.map(({ releaseAt }) => releaseAt.getTime())
  return {
    order,
    productName,
    /** Until the guarantee is over or the first of the money is released. */
    answerBy: new Date(Math.min(guaranteedUntil.getTime(), ...releases)),
    producerCents: waiting.reduce((sum, { amountCents }) => sum + amountCents, 0),
    netCents: commissionableNet(order),
  }
}

/** Commission of the affiliate. The producer always keeps a part. */
export function commissionOf(
  { netCents, producerCents }: Pick<CommissionableSale, 'netCents' | 'producerCents'>,
  basisPoints: number,
): Cents {
  const amountCents = percentOfCents(netCents, basisPoints)
  if (amountCents === 0 || amountCents >= producerCents) throw new AppError('commission_too_high')
  return amountCents
}
