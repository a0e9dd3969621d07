import { addBusinessDays, addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { percentOfCents } from '@balcao/domain/money'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { orderShares, orders } from '../../db/schema/orders.ts'
import { feePlans } from '../../db/schema/platforms.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { findAcquirerCost } from '../acquirers/costs/find-acquirer-cost.ts'
import { bookAcquirerCost } from '../ledger/book-acquirer-cost.ts'
import { saleApproved } from '../ledger/entries.ts'
import { openLots } from '../ledger/open-lots.ts'
import { post } from '../ledger/post.ts'
import type { Payment } from './payment.ts'

/**
 * The acquirer holds the buyer's money: everybody's part enters the books and gets its release date. What the acquirer keeps is a cost of
 * the platform and takes nothing from anybody's part.
 */
export async function captureSale(
  scope: Scope,
  payment: Payment,
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  const { tx, now } = scope
  const [[sale], shares, costCents] = await Promise.all([
    tx
      .select({ order: orders, plan: feePlans })
      .from(orders)
      .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
      .where(eq(orders.id, payment.orderId)),
    tx.select().from(orderShares).where(eq(orderShares.orderId, payment.orderId)),
    findAcquirerCost(scope, payment),
  ])
  invariant(sale, `payment ${payment.id} has no order`)
  const { order, plan } = sale

  const lots = shares.flatMap((share) => {
    // A manager's part is no risk of the seller's sales and has no reserve.
    const reserveCents =
      share.role === 'MANAGER' ? 0 : percentOfCents(share.amountCents, plan.reserveBasisPoints)
    const parts = [
      {
        kind: 'RELEASE' as const,
        amountCents: share.amountCents - reserveCents,
        releaseAt: releaseDate(now, payment.method, plan.releaseDays),
      },
      {
        kind: 'RESERVE' as const,
        amountCents: reserveCents,
        releaseAt: releaseDate(now, 'PIX', plan.reserveDays),
      },
    ]
    return parts
      .filter((part) => part.amountCents > 0)
      .map((part) => ({
        ...part,
        userId: share.userId,
        role: share.role,
        paymentId: payment.id,
        currency: payment.currency,
      }))
  })
  const managerCents = shares.reduce(
    (sum, { role, amountCents }) => (role === 'MANAGER' ? sum + amountCents : sum),
    0,
  )
  const entries = saleApproved(
    {
      providerAccountId: payment.providerAccountId,
      chargedCents: order.totalCents,
      platformFeeCents: order.feeCents - managerCents,
      interestCents: order.interestCents,
    },
    lots,
    { isHeld },
  )
  await post(scope, {
    rule: 'sale.approved',
    key: `sale.approved:${payment.id}`,
    subject: { kind: 'PAYMENT', id: payment.id },
    currency: payment.currency,
    entries,
  })
  await openLots(scope, lots, { isHeld })
  if (costCents > 0)
    await bookAcquirerCost(scope, {
      paymentId: payment.id,
      providerAccountId: payment.providerAccountId,
      currency: payment.currency,
      amountCents: costCents,
    })
}

/** Days count from the day of payment; a release of zero days means at once. Boletos settle on business days. */
function releaseDate(paidAt: Date, method: PaymentMethod, days: number): Date {
  if (days === 0) return paidAt
  const paidOn = dayInSaoPaulo(paidAt)
  return startOfDayInSaoPaulo(method === 'BILLET' ? addBusinessDays(paidOn, days) : addDays(paidOn, days))
}
