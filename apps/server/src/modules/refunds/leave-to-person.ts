import type { Scope } from '#scope.ts'
import { type Refund, updateRefund } from './refund.ts'
import { wakeNextRefund } from './settle-refunds.ts'

/** Reason why a refund cannot be made automatically. */
export type ManualReason =
  | 'provider_cannot_refund'
  | 'provider_cannot_refund_parts'
  | 'provider_refused'
  | 'provider_not_reached'
  | 'outcome_not_proven'

/** Leaves a refund to a person: the money stays taken from every share until it is returned by hand. */
export async function leaveToPerson(
  scope: Scope,
  { id: refundId, paymentId }: Refund,
  failure: ManualReason,
): Promise<void> {
  await updateRefund(scope, refundId, { state: 'MANUAL', failure })
  await wakeNextRefund(scope, paymentId)
  scope.app.log.warn({ refundId, paymentId, failure }, 'A refund has to be made by a person')
}
