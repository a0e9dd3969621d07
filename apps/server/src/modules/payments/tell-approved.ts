import { openNotifier } from '#modules/notifications/open-notifier.ts'
import type { Scope } from '#scope.ts'
import { mailReceipt } from './mail-receipt.ts'
import type { ToldSale } from './read-told-sale.ts'

/**
 * Mails of a paid sale: the receipt with the access, which no setting switches off, and the seller's mails
 * about the sale and its shipment.
 */
export async function tellApproved(scope: Scope, sale: ToldSale): Promise<void> {
  const { paymentId, follows, toSeller, shareCents } = sale
  const notifier = await openNotifier(scope, sale.sellerId)
  await mailReceipt(scope, sale, { key: `purchase-approved:${paymentId}`, sender: notifier.sender })
  const props = { ...toSeller.props, shareCents }
  await notifier.seller('onBuyApproved', { ...toSeller, props, key: `sale-made:${paymentId}` })
  if (follows.parcel)
    await notifier.seller('onProductShipping', { ...toSeller, key: `parcel-to-send:${paymentId}` })
  if (follows.access)
    await notifier.seller('onProductDigital', { ...toSeller, key: `access-delivered:${paymentId}` })
}
