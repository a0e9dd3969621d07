import type { Caller } from '../../../rpc/caller.ts'
import { readRefundableItems } from '../refundable-items.ts'
import { findOwnPurchase } from './find-own-purchase.ts'
import { refundRight } from './refund-right.ts'

/** What the caller could ask back of a purchase, and until when. */
export async function getRefundable(caller: Caller, { paymentId }: { paymentId: string }) {
  const { payment, order } = await findOwnPurchase(caller, paymentId)
  const { paidAt, bookedCents, currency } = payment
  const given = paidAt && refundRight({ paidAt, guaranteeDays: order.guaranteeDays }, caller.now)
  const { left, worthOf } = await readRefundableItems(caller, payment)
  return {
    right: bookedCents > 0 && given ? given.right : null,
    endsAt: given?.endsAt.toISOString() ?? null,
    amountCents: bookedCents,
    currency,
    items: left.map(({ id, title }) => ({
      orderItemId: id,
      title,
      amountCents: Math.min(worthOf([id]), bookedCents),
    })),
  }
}
