import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, type SQL } from 'drizzle-orm'
import { type RequestState, refundRequests } from '#db/schema/refunds.ts'
import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import { holdSale } from '#modules/payments/core/hold-sale.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

export type RefundRequest = typeof refundRequests.$inferSelect

/** The only transitions of a request, for every caller. */
const transitions: Partial<Record<RequestState, readonly RequestState[]>> = {
  WAITING_SELLER: ['APPROVED', 'REFUSED', 'IN_MEDIATION', 'WITHDRAWN', 'DONE'],
  REFUSED: ['IN_MEDIATION', 'CLOSED_NO'],
  IN_MEDIATION: ['APPROVED', 'CLOSED_NO', 'WITHDRAWN', 'DONE'],
  APPROVED: ['DONE'],
}
const ends: readonly RequestState[] = ['DONE', 'WITHDRAWN', 'CLOSED_NO']

/** Condition for the requests of the caller as seller; the staff answers all. */
export const ofSeller = ({ session }: Caller) => eq(refundRequests.sellerId, session.userId)
export const ofCustomer = ({ session }: Caller) => eq(refundRequests.customerId, session.userId)

/** Locks the payment of a request, which guards all its steps, and reads the request under that lock. */
export async function lockRequest(
  scope: Scope,
  requestId: string,
  mine?: SQL,
): Promise<{ request: RefundRequest; payment: Payment }> {
  const find = () =>
    scope.tx
      .select()
      .from(refundRequests)
      .where(and(eq(refundRequests.id, requestId), mine))
  const [found] = await find()
  if (!found) throw new AppError('not_found')
  const payment = await lockForMoney(scope, found.paymentId)
  const [request = found] = await find()
  return { request, payment }
}

/** Moves a request, or refuses if it was answered in the meantime. */
export async function moveRequest(
  { tx, now }: Scope,
  request: RefundRequest,
  to: RequestState,
  changes: Partial<Pick<RefundRequest, 'dueAt' | 'sellerAnswer' | 'appeal' | 'decision' | 'refundId'>> = {},
): Promise<RefundRequest> {
  if (!transitions[request.state]?.includes(to)) throw new AppError('record_changed')
  const moved = { dueAt: null, ...changes, state: to, closedAt: ends.includes(to) ? now : null }
  await tx.update(refundRequests).set(moved).where(eq(refundRequests.id, request.id))
  return { ...request, ...moved }
}

/** Time for the platform's decision. A person decides, never the clock: the date only marks late requests. */
export const mediationMs = 5 * 24 * 60 * 60_000

/** Leaves to the platform an unrecognised charge that the seller does not refund. */
export async function leaveToStaff(
  scope: Scope,
  request: RefundRequest,
  sellerAnswer: string | null,
): Promise<void> {
  const dueAt = new Date(scope.now.getTime() + mediationMs)
  await moveRequest(scope, request, 'IN_MEDIATION', { sellerAnswer, dueAt })
}

/** Holds every share's part while the request is undecided. */
export async function holdForRequest(scope: Scope, request: RefundRequest): Promise<void> {
  const { paymentId, amountCents, orderItemIds } = request
  await holdSale(scope, paymentId, { key: holdKey(request), reason: 'REFUND', amountCents, orderItemIds })
}

export async function freeForRequest(scope: Scope, request: RefundRequest): Promise<void> {
  await freeLots(scope, holdKey(request))
}

/**
 * Key of the money held. An appeal holds the money again under another key, because the refusal has freed the
 * first.
 */
function holdKey({ id, appeal }: RefundRequest): string {
  return appeal === null ? `refund-request:${id}` : `refund-request:${id}:appeal`
}
