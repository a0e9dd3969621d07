import { paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { tellSubscription } from '#modules/payments/core/tell-subscription.ts'
import { inScope, type Scope } from '#scope.ts'
import { followDelivery } from './follow-delivery.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readToldSale, type ToldSale } from './read-told-sale.ts'
import { tellRefused } from './tell-refused.ts'

/**
 * Follow-up of a certain status: delivery, then mails. None of it can fail a sale, which is committed before
 * this job runs. Delivery has its own transaction, so that no mail delays it.
 */
export const followUpPaymentJob = defineJob({
  name: 'follow-up-payment',
  payload: z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
  triesMax: 25,
  run: async (app, { platformId, paymentId, status }) => {
    await inScope(app, platformId, (scope) =>
      Promise.all([followDelivery(scope, paymentId), tellSubscription(scope, paymentId)]),
    )
    if (!isTestPlatform(platformId))
      app.metrics.count('balcao_payments_total', { status: status.toLowerCase() })
    if (status === 'PENDING' || status === 'CANCELED') return
    await inScope(app, platformId, async (scope) => {
      const sale = await readToldSale(scope, paymentId)
      if (!sale) return
      if (status === 'APPROVED') await tellApproved(scope, sale)
      else if (status === 'REJECTED') await tellRefused(scope, sale)
      else await tellReversed(scope, sale, status === 'REFUNDED' ? 'onRefound' : 'onChargeback')
    })
  },
})

/**
 * Mails of a paid sale: the receipt with the access, which no setting switches off, and the seller's mails
 * about the sale and its shipment.
 */
async function tellApproved(scope: Scope, sale: ToldSale): Promise<void> {
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

/** Mails both sides that a sale was returned in full, by a refund or by a bank. */
async function tellReversed(
  scope: Scope,
  { paymentId, sellerId, toBuyer, toSeller }: ToldSale,
  event: 'onRefound' | 'onChargeback',
): Promise<void> {
  const notifier = await openNotifier(scope, sellerId)
  await notifier.buyer(event, { ...toBuyer, key: `purchase-reversed:${event}:${paymentId}` })
  await notifier.seller(event, { ...toSeller, key: `sale-reversed:${event}:${paymentId}` })
}
