import { refundRight } from '@balcao/domain/payments/refund-right'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { refundRequests } from '#db/schema/refunds.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { refuseDisputed } from '#modules/refunds/disputes/refuse-disputed.ts'
import { measureRefund } from '#modules/refunds/measure-refund.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellBuyer } from '#modules/refunds/tell-people.ts'
import type { Caller } from '#rpc/caller.ts'
import { approve } from './approve-request.ts'
import { findOwnPurchase } from './find-own-purchase.ts'
import { planRequestEnd } from './plan-request-end.ts'
import type { RefundRequestInput } from './request.input.ts'
import { holdForRequest, moveRequest, type RefundRequest } from './request.ts'
import { tellSellerOfRequest } from './tell-seller-of-request.ts'

/**
 * Opens a refund request of a buyer: by law within seven days, later by the guarantee of the order. The
 * seller has a deadline, and silence is consent. Every share's part is held meanwhile.
 */
export async function openRequest(
  caller: Caller,
  { paymentId, orderItemIds, reason }: RefundRequestInput,
): Promise<{ requestId: string; protocol: string }> {
  const { tx, platformId, now } = caller
  const { order } = await findOwnPurchase(caller, paymentId)
  const payment = await lockForMoney(caller, paymentId)
  await refuseDisputed(caller, paymentId)
  const given =
    payment.paidAt && refundRight({ paidAt: payment.paidAt, guaranteeDays: order.guaranteeDays }, now)
  if (!given || payment.bookedCents === 0) throw new AppError('refund_window_over')
  const former = await tx.select().from(refundRequests).where(eq(refundRequests.paymentId, paymentId))
  const open = former.find(({ closedAt }) => closedAt === null)
  // The owner of the mailbox takes precedence: a stranger's report takes no right from them, and both claim
  // the same money.
  if (open?.right === 'UNRECOGNIZED') await moveRequest(caller, open, 'WITHDRAWN')
  else if (open) throw new AppError('refund_request_open')
  if (given.right === 'GUARANTEE' && former.some(({ state }) => state === 'CLOSED_NO'))
    throw new AppError('refund_request_decided')
  const wanted =
    orderItemIds.length > 0 ? ({ kind: 'ITEMS', orderItemIds } as const) : ({ kind: 'WHOLE' } as const)
  const { refundAnswerHours, grantsLawfulRefunds } = await getPlatform(caller)
  const answerBy = new Date(now.getTime() + refundAnswerHours * 60 * 60_000)
  const [request] = await tx
    .insert(refundRequests)
    .values({
      platformId,
      protocol: `${order.code}-R${former.length + 1}`,
      paymentId,
      sellerId: payment.sellerId,
      customerId: caller.session.userId,
      right: given.right,
      amountCents: await measureRefund(caller, payment, wanted),
      orderItemIds,
      reason,
      state: 'WAITING_SELLER',
      dueAt: answerBy,
      createdAt: now,
    })
    .returning()
  if (!request) throw new Error('A request was not stored')
  if (given.right === 'LAW' && grantsLawfulRefunds) await approve(caller, { request, payment }, theProduct)
  else await awaitSeller(caller, request, answerBy)
  return { requestId: request.id, protocol: request.protocol }
}

async function awaitSeller(caller: Caller, request: RefundRequest, answerBy: Date): Promise<void> {
  await holdForRequest(caller, request)
  await planRequestEnd(caller, request.id, answerBy)
  const { id, protocol, amountCents, paymentId } = request
  await tellBuyer(caller, await readSale(caller, paymentId), {
    key: `refund-requested:${id}`,
    template: 'refundRequested',
    amountCents,
    more: { protocol, answerBy },
  })
  await tellSellerOfRequest(caller, request, answerBy)
}
