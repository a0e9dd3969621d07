import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { readRefundableItems } from './refundable-items.ts'

export type WantedRefund =
  | { kind: 'WHOLE' }
  | { kind: 'PART'; amountCents: Cents }
  | { kind: 'ITEMS'; orderItemIds: readonly string[] }

/**
 * The amount of a requested refund: the whole amount in the books, the given sum, or the price of the items.
 */
export async function measureRefund(scope: Scope, payment: Payment, wanted: WantedRefund): Promise<Cents> {
  if (wanted.kind === 'WHOLE') return payment.bookedCents
  if (wanted.kind === 'PART') return wanted.amountCents
  const ids = [...new Set(wanted.orderItemIds)]
  const { left, worthOf } = await readRefundableItems(scope, payment)
  if (!ids.every((id) => left.some((item) => item.id === id)))
    throw new AppError('refund_exceeds_payment', { leftCents: payment.bookedCents })
  // An earlier refund by amount may have included a part of these items.
  return left.length === ids.length ? Math.min(worthOf(ids), payment.bookedCents) : worthOf(ids)
}
