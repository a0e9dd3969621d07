import type { Cents } from '@balcao/domain/money/money'
import {
  divideReversal,
  itemParts,
  type ReversalPart,
  reversibleParts,
} from '@balcao/domain/money/sale-reversal'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { feeCorrections, saleReversals } from '#db/schema/payments.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'

type Sale = Pick<Payment, 'id' | 'orderId'>
export type Reversible = Awaited<ReturnType<typeof readReversible>>

/**
 * Each share's part in a reversal of the whole sale or of one item, by the policy of its time, and the part
 * given so far.
 */
export async function readReversible(scope: Scope, payment: Sale) {
  const reversible = (await readReversibles(scope, [payment])).get(payment.id)
  invariant(reversible, `payment ${payment.id} has no order`)
  return reversible
}

/** Reads many sales at once. */
export async function readReversibles({ tx }: Scope, sales: readonly Sale[]) {
  const orderIds = sales.map(({ orderId }) => orderId)
  const paymentIds = sales.map(({ id }) => id)
  const [found, shares, items, reversals, corrections] = await Promise.all([
    tx
      .select({ order: orders, feePolicy: feePlans.feePolicy, planOfSellerId: feePlans.sellerId })
      .from(orders)
      .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
      .where(inArray(orders.id, orderIds)),
    tx.select().from(orderShares).where(inArray(orderShares.orderId, orderIds)).orderBy(orderShares.id),
    tx
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, orderIds))
      .orderBy(orderItems.position, orderItems.id),
    tx
      .select({ paymentId: saleReversals.paymentId, parts: saleReversals.parts })
      .from(saleReversals)
      .where(and(inArray(saleReversals.paymentId, paymentIds), isNull(saleReversals.restoredAt))),
    tx
      .select()
      .from(feeCorrections)
      .where(inArray(feeCorrections.paymentId, paymentIds))
      .orderBy(feeCorrections.number),
  ])
  const ordersById = new Map(found.map((one) => [one.order.id, one]))
  const sharesOf = Map.groupBy(shares, ({ orderId }) => orderId)
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  const reversalsOf = Map.groupBy(reversals, ({ paymentId }) => paymentId)
  const correctionsOf = Map.groupBy(corrections, ({ paymentId }) => paymentId)
  return new Map(
    sales.flatMap(({ id, orderId }) => {
      const sale = ordersById.get(orderId)
      if (!sale) return []
      const own = correctionsOf.get(id) ?? []
      const toReverse = { ...sale.order, shares: sharesOf.get(orderId) ?? [], feePolicy: sale.feePolicy }
      const sold = itemsOf.get(orderId) ?? []
      const reversible = {
        ...sale,
        shares: toReverse.shares,
        items: sold,
        corrections: own,
        whole: reversibleParts(toReverse),
        partsOfItems: itemParts(
          toReverse,
          sold.map((item) => ({
            ...item,
            priceCents: item.priceCents * item.quantity - item.discountCents,
          })),
        ),
        reversed: [
          ...(reversalsOf.get(id) ?? []).flatMap(({ parts }) => parts),
          ...own.flatMap(({ returnableCents }) => givenToProducer(sale.order.sellerId, returnableCents)),
        ],
      }
      return [[id, reversible] as const]
    }),
  )
}

/**
 * Divides a refund among the parties that give it: for named items the parties that earned on them, otherwise
 * all parties by their remaining parts.
 */
export function divideAmongGivers(
  { whole, reversed, partsOfItems }: Reversible,
  amountCents: Cents,
  orderItemIds: readonly string[],
): ReversalPart[] {
  const ofItems = orderItemIds.flatMap((id) => partsOfItems.get(id) ?? [])
  return divideReversal(whole, reversed, amountCents, ofItems)
}

/**
 * Parts after a corrected fee: the platform has already given this amount of its part, and the producer has
 * that much more to give.
 */
function givenToProducer(sellerId: string, amountCents: number): ReversalPart[] {
  return [
    { from: 'FEE', amountCents },
    { from: 'PRODUCER', userId: sellerId, amountCents: -amountCents },
  ]
}
