import { paymentLinkOrders } from '#db/schema/links.ts'
import type { Scope } from '#scope.ts'
import type { PaymentLink } from './link-standing.ts'

/** Records that an order was made through a link. */
export async function noteLinkOrder(
  { tx, platformId, now }: Scope,
  { id: linkId }: PaymentLink,
  orderId: string,
): Promise<void> {
  await tx.insert(paymentLinkOrders).values({ platformId, linkId, orderId, createdAt: now })
}
