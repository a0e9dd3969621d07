import type { anApiKey } from '#test/an-api-key.ts'
import type { Holder } from './a-world-of-holdings.ts'

/** A seller's records for the ids in the public API's paths and bodies, by the name of the id's field. */
export async function apiRecordsOf(
  holder: Holder,
  { get, post, send }: Awaited<ReturnType<typeof anApiKey>>,
): Promise<Record<string, string>> {
  const [customer] = (await get('/customers?limit=1')).body.data as [{ id: string }]
  const licensed = `/products/${holder.bumpProductId}`
  const { version } = (await get(licensed)).body
  const license = {
    kind: 'LICENSE',
    title: 'Licença',
    url: null,
    fileKey: null,
    usesMax: null,
    opensOn: null,
  }
  const { body } = await send('PUT', `${licensed}/contents`, { body: { version, contents: [license] } })
  const [content] = body.contents as [{ id: string }]
  await post(`/contents/${content.id}/license-keys`, { keys: ['PAO-1', 'PAO-2'] })
  const [key] = (await get(`/contents/${content.id}/license-keys`)).body.data as [{ id: string }]
  return {
    productId: holder.productId,
    draftProductId: holder.draftProductId,
    offerId: holder.offerId,
    paymentId: holder.refundablePaymentId,
    subscriptionId: holder.subscriptionId,
    disputeId: holder.disputeIds.get,
    linkId: holder.linkId,
    invoiceId: holder.invoiceIds.toIssue,
    couponId: holder.couponId,
    customerId: customer.id,
    studentId: holder.course.givenGrantId,
    affiliationId: holder.requestedAffiliationId,
    endpointId: holder.webhooks.endpointId,
    deliveryId: holder.webhooks.deliveryId,
    withdrawalId: holder.payouts.cancelableWithdrawalId,
    bankAccountId: holder.payouts.bankAccountId,
    fileId: holder.uploadIds.arriving,
    contentId: content.id,
    keyId: key.id,
    sellerId: holder.sellerId,
  }
}
