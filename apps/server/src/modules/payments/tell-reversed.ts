import { openNotifier } from '#modules/notifications/open-notifier.ts'
import type { Scope } from '#scope.ts'
import type { ToldSale } from './read-told-sale.ts'

/** Mails both sides that a sale was given back in full, by a refund or by a bank. */
export async function tellReversed(
  scope: Scope,
  { paymentId, sellerId, toBuyer, toSeller }: ToldSale,
  event: 'onRefound' | 'onChargeback',
): Promise<void> {
  const notifier = await openNotifier(scope, sellerId)
  await notifier.buyer(event, { ...toBuyer, key: `purchase-reversed:${event}:${paymentId}` })
  await notifier.seller(event, { ...toSeller, key: `sale-reversed:${event}:${paymentId}` })
}
