import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { askRefund } from './ask-refund.ts'
import type { RefundWish } from './refund.input.ts'

/** Refunds a sale, by a viewer of the whole sale. A job makes the refund; its current state is returned. */
export async function refundSale(
  caller: Caller,
  { sees }: SaleViewer<'WHOLE'>,
  wish: RefundWish,
): Promise<{ refundId: string; amountCents: number; currency: Currency; state: string }> {
  const [seen] = await caller.tx
    .select({ currency: payments.currency })
    .from(payments)
    .where(and(sees, eq(payments.id, wish.paymentId)))
  if (!seen) throw new AppError('payment_not_found')
  const { session, ip } = caller
  const { id, amountCents, state } = await askRefund(caller, wish, {
    userId: session.userId,
    ip,
    askedBy: session.role === 'ADMIN' ? 'ADMIN' : 'SELLER',
  })
  return { refundId: id, amountCents, currency: seen.currency, state }
}
