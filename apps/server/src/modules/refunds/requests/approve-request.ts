import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Payment } from '#modules/payments/core/payment.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellReporter } from '#modules/refunds/reports/tell-reporter.ts'
import { tellBuyer } from '#modules/refunds/tell-people.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { RequestApproval } from './request.input.ts'
import { freeForRequest, lockRequest, moveRequest, ofSeller, type RefundRequest } from './request.ts'

/** Approves a request by the seller, in full or in part; within the legal period only in full. */
export async function approveRequest(
  caller: Caller,
  { requestId, amountCents }: RequestApproval,
): Promise<void> {
  const found = await lockRequest(caller, requestId, ofSeller(caller))
  const { request } = found
  const isPart = amountCents !== undefined && amountCents < request.amountCents
  if (amountCents !== undefined && amountCents > request.amountCents)
    throw new AppError('refund_exceeds_payment', { field: 'amountCents', leftCents: request.amountCents })
  if (isPart && request.right !== 'GUARANTEE') throw new AppError('refund_refusal_unlawful')
  await approve(
    caller,
    found,
    { userId: caller.session.userId, ip: caller.ip },
    { partCents: isPart ? amountCents : null },
  )
}

/** Grants a request: the refund takes the held money, and money held beyond it is freed. */
export async function approve(
  scope: Scope,
  { request, payment }: { request: RefundRequest; payment: Payment },
  by: Actor,
  { decision = null, partCents = null }: { decision?: string | null; partCents?: Cents | null } = {},
): Promise<void> {
  const { id, paymentId, orderItemIds, protocol } = request
  const granted = { action: 'refund_request.approved', subject: id, reason: decision } as const
  // The money was returned in another way while the request was open.
  if (payment.bookedCents === 0) {
    await moveRequest(scope, request, 'DONE', { decision })
    await writeAudit(scope, by, { ...granted, detail: { paymentId } })
    return freeForRequest(scope, request)
  }
  const wish = { paymentId, key: `request:${id}`, reason: request.reason || protocol }
  const asked =
    orderItemIds.length > 0
      ? ({ ...wish, kind: 'ITEMS', orderItemIds } as const)
      : ({ ...wish, kind: 'WHOLE' } as const)
  const { id: refundId, amountCents } = await askRefund(
    scope,
    partCents === null ? asked : { ...wish, kind: 'PART', amountCents: partCents },
    { ...by, askedBy: 'BUYER' },
    { forItems: orderItemIds },
  )
  await moveRequest(scope, request, 'APPROVED', { refundId, decision })
  await freeForRequest(scope, request)
  await writeAudit(scope, by, { ...granted, detail: { paymentId, refundId, amountCents } })
  const sale = await readSale(scope, paymentId)
  if (request.right === 'UNRECOGNIZED')
    return tellReporter(scope, sale, request, { isGranted: true, answer: null })
  await tellBuyer(scope, sale, {
    key: `refund-approved:${id}`,
    template: 'refundApproved',
    amountCents,
    more: { protocol },
  })
}
