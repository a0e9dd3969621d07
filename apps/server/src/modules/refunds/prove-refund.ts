import type { App } from '#app.ts'
import { askAboutPayment, type CheckOutcome } from '#modules/payments/asking/ask-about-payment.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { inScope, type Scope } from '#scope.ts'
import { leaveToPerson } from './leave-to-person.ts'
import { planRefund } from './plan-refund.ts'
import type { RefundStep } from './prepare-refund.ts'
import { getRefund, isWholeRefund, updateRefund } from './refund.ts'
import { findRefundTarget } from './refund-target.ts'
import { settleRefunds } from './settle-refunds.ts'

const minuteMs = 60_000
/** Pauses after each read without a certain answer. After the last pause the refund is left to a person. */
const pausesMinutes = [2, 10, 60, 360, 1440, 1440, 2880, 2880]

/**
 * Time after which an unlisted request certainly never arrived. Only a full refund is then sent again: most
 * providers have no idempotency key, and a provider that lists late would make a partial refund twice.
 */
const surelyListedMs = 15 * minuteMs
const triesMax = 3

/**
 * Reads the outcome of a refund at the provider. The answer goes through `applyProviderEvent`, like any other
 * about the payment.
 */
export async function proveRefund(
  app: App,
  { refund, payment, account }: Extract<RefundStep, { kind: 'prove' }>,
): Promise<void> {
  const outcome = await askAboutPayment(app, { payment, account, source: 'RECONCILER' })
  await inScope(app, payment.platformId, (scope) => follow(scope, refund.id, outcome))
}

async function follow(scope: Scope, refundId: string, outcome: CheckOutcome): Promise<void> {
  const payment = await lockForMoney(scope, outcome.payment.id)
  await settleRefunds(scope, payment)
  const refund = await getRefund(scope, refundId)
  if (refund.state !== 'SENT' && refund.state !== 'ACCEPTED') return
  const { now } = scope
  const ageMs = now.getTime() - (refund.sentAt ?? refund.createdAt).getTime()
  const isUnlisted = outcome.kind === 'read' && outcome.reported.certainty === 'KNOWN'
  const neverArrived = refund.state === 'SENT' && isUnlisted && ageMs >= surelyListedMs
  const target = await findRefundTarget(scope, payment, refund)
  if (neverArrived && isWholeRefund(refund, target) && refund.tries < triesMax) {
    await updateRefund(scope, refundId, { state: 'PENDING', wasSilent: true })
    return planRefund(scope, refundId, now)
  }
  const pause = pausesMinutes[refund.proofs]
  if (pause === undefined) return leaveToPerson(scope, refund, 'outcome_not_proven')
  await updateRefund(scope, refundId, { proofs: refund.proofs + 1 })
  return planRefund(scope, refundId, new Date(now.getTime() + pause * minuteMs))
}
