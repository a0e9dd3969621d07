import { type OwnRefundReason, ownRefundReasons } from '@balcao/domain/own-refund-reasons'
import type { Refund } from './refund.ts'

/** Why the product itself sends money back; null where somebody asked for it in their own words. */
export function ownReasonOf({ askedBy, reason }: Pick<Refund, 'askedBy' | 'reason'>): OwnRefundReason | null {
  return askedBy === 'PRODUCT' ? (ownRefundReasons.find((own) => own === reason) ?? null) : null
}
