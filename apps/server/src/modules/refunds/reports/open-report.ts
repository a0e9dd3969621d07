import { refundRequests } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { planRequestEnd } from '#modules/refunds/requests/plan-request-end.ts'
import { tellSellerOfRequest } from '#modules/refunds/requests/tell-seller-of-request.ts'
import type { Scope } from '#scope.ts'
import type { ChargeReport } from './charge-report.input.ts'

/**
 * Requests from the seller a refund of an unrecognised charge. Nothing is held and silence is no consent: the
 * reporter has proven little, and the staff decides if the seller does not grant it. The refund uses the
 * original payment method and never goes to the reporter.
 */
export async function openReport(
  scope: Scope,
  paymentId: string,
  { report, protocol }: { report: ChargeReport; protocol: string },
): Promise<void> {
  const { tx, platformId, now } = scope
  const payment = await lockForMoney(scope, paymentId)
  const { refundAnswerHours } = await getPlatform(scope)
  const answerBy = new Date(now.getTime() + refundAnswerHours * 60 * 60_000)
  const [request] = await tx
    .insert(refundRequests)
    .values({
      platformId,
      protocol,
      paymentId,
      sellerId: payment.sellerId,
      right: 'UNRECOGNIZED',
      reporterEmail: report.email,
      reporterLocale: report.locale,
      evidence: report.evidence,
      amountCents: payment.bookedCents,
      orderItemIds: [],
      reason: report.message,
      state: 'WAITING_SELLER',
      dueAt: answerBy,
      createdAt: now,
    })
    .returning()
  invariant(request, 'a report was not stored')
  await planRequestEnd(scope, request.id, answerBy)
  await tellSellerOfRequest(scope, request, answerBy)
}
