import { createHmac } from 'node:crypto'
import { path } from '#adapter/path.ts'
import { readSignatureHeader } from '#adapter/signature-header.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'
import { whenFound } from '#adapter/when-found.ts'
import type { WebhookRequest } from '#contract.ts'
import type { MercadopagoApi, MercadopagoCredentials } from './mercadopago-api.ts'
import { readPayment } from './payment.ts'

/** Topics of a dispute; `data.id` is then the dispute. */
const disputes = ['topic_chargebacks_wh', 'chargebacks']

/** A notification only names a payment. The older form names it in the address alone. */
export async function readNotification(
  { body, request }: Notification,
  api: MercadopagoApi,
): Promise<EventReading | Ignored> {
  const { query } = request
  const type = body.optionalText('type', 'topic') ?? query.type ?? query.topic
  const isDispute = type !== undefined && disputes.includes(type)
  if (type !== 'payment' && !isDispute) return ignored(`Notifications of type ${type} are not about payments`)
  const id = isDispute
    ? body.identifier('data.payment_id')
    : (query['data.id'] ?? query.id ?? body.identifier('data.id'))
  const payment = await whenFound(api.get(path`/v1/payments/${id}`))
  if (!payment) return ignored('This account has no such payment')
  return { ...readPayment(payment, api), eventId: body.optionalText('id') }
}

/**
 * HMAC-SHA256 over the payment, the request and the time; the body is not signed, and only its id is trusted. Parts
 * that are missing in a call are left out of the signed text.
 */
export const notificationSignature: WebhookCheck<MercadopagoCredentials> = {
  verification: 'signature',
  check: (request, { webhookSecret }) => {
    if (webhookSecret === undefined) return 'unconfigured'
    const { time, signature, isTimely } = readSignatureHeader({
      header: request.headers['x-signature'],
      timeName: 'ts',
      receivedAt: request.receivedAt,
    })
    const expected = createHmac('sha256', webhookSecret).update(signedText(request, time)).digest('hex')
    if (!sameSecret(signature, expected)) return 'failed'
    return isTimely ? 'passed' : 'stale'
  },
}

function signedText({ query, headers }: WebhookRequest, time: string): string {
  const id = query['data.id']?.toLowerCase()
  const requestId = headers['x-request-id']
  return [id && `id:${id};`, requestId && `request-id:${requestId};`, time && `ts:${time};`]
    .filter(Boolean)
    .join('')
}
