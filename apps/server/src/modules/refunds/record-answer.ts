import { failureMeanings, type ProviderFailure, type ProviderOutcome } from '@balcao/providers/contract'
import type { RefundResult } from '@balcao/providers/results'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { undoRefund } from '#modules/payments/core/undo-refund.ts'
import type { Scope } from '#scope.ts'
import { leaveToPerson } from './leave-to-person.ts'
import { planRefund } from './plan-refund.ts'
import { bookingKey, getRefund, type Refund, updateRefund } from './refund.ts'
import { settleRefunds, wakeNextRefund } from './settle-refunds.ts'
import { tellReturned } from './tell-returned.ts'

const firstProofMs = 60_000
const triesMax = 12
const minuteMs = 60_000
const longestPauseMs = 6 * 60 * minuteMs

/**
 * Stores the provider's answer to a refund request. Nothing is left to do if a webhook came first. A timeout
 * is stored as such, and the planned check reads the outcome.
 */
export async function recordAnswer(
  scope: Scope,
  refundId: string,
  outcome: ProviderOutcome<RefundResult>,
): Promise<void> {
  const payment = await lockForMoney(scope, (await getRefund(scope, refundId)).paymentId)
  const settledBesidesCents = await settleRefunds(scope, payment)
  const refund = await getRefund(scope, refundId)
  if (refund.state !== 'SENT') return
  if (!outcome.ok) return recordFailure(scope, { payment, refund, settledBesidesCents }, outcome.failure)
  const { success, certainty, refundId: providerRefundId } = outcome.result
  if (!success) return recordRefusal(scope, { payment, refund, settledBesidesCents })
  await updateRefund(scope, refundId, { state: 'ACCEPTED', providerRefundId })
  if (certainty === 'KNOWN') return tellReturned(scope, payment, refund, { source: 'PROVIDER_ANSWER' })
  await planRefund(scope, refundId, new Date(scope.now.getTime() + firstProofMs))
}

type Answered = { payment: Payment; refund: Refund; settledBesidesCents: number }

async function recordFailure(scope: Scope, answered: Answered, { kind }: ProviderFailure): Promise<void> {
  const { refund } = answered
  switch (failureMeanings[kind]) {
    case 'may_have_happened':
      return updateRefund(scope, refund.id, { wasSilent: true })
    case 'refused':
      return recordRefusal(scope, answered)
    case 'nothing_happened': {
      if (kind === 'unsupported' || kind === 'invalid_request')
        return leaveToPerson(scope, refund, 'provider_cannot_refund')
      if (refund.tries >= triesMax) return leaveToPerson(scope, refund, 'provider_not_reached')
      await updateRefund(scope, refund.id, { state: 'PENDING' })
      const pauseMs = Math.min(minuteMs * 2 ** refund.tries, longestPauseMs)
      return planRefund(scope, refund.id, new Date(scope.now.getTime() + pauseMs))
    }
  }
}

/**
 * A refusal undoes a refund that a seller or the staff requested. It is left to a person in three cases: the
 * buyer has a right to the money, the money never belonged to the sale, or the refusal proves nothing because
 * an earlier request got no answer.
 */
async function recordRefusal(
  scope: Scope,
  { payment, refund, settledBesidesCents }: Answered,
): Promise<void> {
  const isUndone =
    refund.source === 'SALE' && refund.askedBy !== 'BUYER' && !refund.wasSilent && settledBesidesCents === 0
  if (!isUndone) return leaveToPerson(scope, refund, 'provider_refused')
  await undoRefund(scope, payment.id, bookingKey(refund))
  await updateRefund(scope, refund.id, {
    state: 'REFUSED',
    failure: 'provider_refused',
    closedAt: scope.now,
  })
  await wakeNextRefund(scope, payment.id)
}
