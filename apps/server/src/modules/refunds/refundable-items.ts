import type { Cents } from '@balcao/domain/money/money'
import { and, eq, ne } from 'drizzle-orm'
import { refunds } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { readReversible } from '#modules/payments/core/read-reversible.ts'
import type { Scope } from '#scope.ts'

export type RefundableItems = {
  /** The items of the order that were not returned. */
  left: { id: string; title: string }[]
  /** The buyer's cost of some items: their price after discount and their part of the interest. */
  worthOf(ids: readonly string[]): Cents
}

/** The items that can still be refunded. An item is returned once, so those of earlier refunds are left out. */
export async function readRefundableItems(
  scope: Scope,
  payment: Pick<Payment, 'id' | 'orderId'>,
): Promise<RefundableItems> {
  const [{ items, partsOfItems }, earlier] = await Promise.all([
    readReversible(scope, payment),
    scope.tx
      .select({ orderItemIds: refunds.orderItemIds })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, 'REFUSED'))),
  ])
  const gone = new Set(earlier.flatMap(({ orderItemIds }) => orderItemIds))
  return {
    left: items.filter(({ id }) => !gone.has(id)),
    worthOf: (ids) =>
      ids.flatMap((id) => partsOfItems.get(id) ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}
