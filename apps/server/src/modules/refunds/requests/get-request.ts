import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, type SQL } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundMessages, refundRequests, refunds } from '#db/schema/refunds.ts'
import type { Caller } from '#rpc/caller.ts'
import { requestColumns, requestRow } from './list-requests.ts'

/** One of the requests that `mine` selects, with its messages, the oldest first. */
export async function getRequest({ tx, platformId }: Caller, mine: SQL | undefined, requestId: string) {
  const [row] = await tx
    .select(requestColumns)
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
    .where(and(eq(refundRequests.platformId, platformId), mine, eq(refundRequests.id, requestId)))
  if (!row) throw new AppError('not_found')
  const messages = await tx
    .select({
      id: refundMessages.id,
      author: refundMessages.author,
      body: refundMessages.body,
      at: refundMessages.at,
    })
    .from(refundMessages)
    .where(eq(refundMessages.requestId, requestId))
    .orderBy(refundMessages.at, refundMessages.id)
  return {
    ...requestRow(row),
    messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })),
  }
}
