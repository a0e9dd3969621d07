import { type OwnRefundReason, ownRefundReasons } from '@balcao/domain/payments/own-refund-reasons'
import type { Refund } from './refund.ts'

/** Reason of a refund made by the product itself; null if a person gave a reason in their own words. */
export function ownReasonOf({ askedBy, reason }: Pick<Refund, 'askedBy' | 'reason'>): OwnRefundReason | null {
  return askedBy === 'PRODUCT' ? (ownRefundReasons.find((own) => own === reason) ?? null) : null
}
