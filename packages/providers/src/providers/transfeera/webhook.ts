import { createHmac } from 'node:crypto'
import { path } from '#adapter/path.ts'
import { readSignatureHeader } from '#adapter/signature-header.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'
import { returnedUnder } from './pix.ts'
import type { TransfeeraApi, TransfeeraCredentials } from './transfeera-api.ts'

const knownVersion = 'v1'

/** The Central Bank's word, and Transfeera's own for a completed refund. */
const finishedRefunds = ['DEVOLVIDO', 'FINALIZADO']

export async function readTransfeeraWebhook(
  { body }: Notification,
  api: TransfeeraApi,
): Promise<EventReading | Ignored> {
  const object = body.text('object')
  const eventId = body.optionalText('id')
  const version = body.optionalText('version') ?? knownVersion
  if (version !== knownVersion) return ignored(`Events of version ${version} are not known`)
  switch (object) {
    case 'CashIn':
      return {
        transactionId: body.identifier('data.txid'),
        rawStatus: object,
        amount: body.optionalAmount('data.value'),
        orderId: body.optionalText('data.integration_id'),
        endToEndId: body.optionalText('data.end2end_id'),
        eventId,
      }
    case 'CashInRefund': {
      const status = body.text('data.status')
      if (!finishedRefunds.includes(status)) return ignored(`A refund that is ${status} gave nothing back`)
      const receipt = body.identifier('data.original_end2end_id', 'data.end2end_id')
      const received = await api.get(path`/pix/cashin/${receipt}`)
      const amount = received.amount('value')
      const value = body.amount('data.value')
      const refundedAmount = value === amount ? value : await returnedUnder(receipt, api)
      return {
        transactionId: received.identifier('txid'),
        // A partial refund leaves the Pix received.
        rawStatus: refundedAmount >= amount ? object : 'CashIn',
        amount,
        refundedAmount,
        endToEndId: receipt,
        eventId,
      }
    }
    case 'ChargeReceivable':
      return {
        transactionId: body.identifier('data.charge_id'),
        rawStatus: body.text('data.status'),
        eventId,
      }
    default:
      return ignored(`Events about a ${object} are not about sales`)
  }
}

/** `t=1580306324381,v1=…`, an HMAC-SHA256 over the time, a dot and the raw body. */
export const transfeeraSignature: WebhookCheck<TransfeeraCredentials> = {
  verification: 'signature',
  check: ({ headers, rawBody, receivedAt }, { webhookSecret }) => {
    if (webhookSecret === undefined) return 'unconfigured'
    const header = headers['transfeera-signature']
    const { time, signature, isTimely } = readSignatureHeader({ header, timeName: 't', receivedAt })
    const expected = createHmac('sha256', webhookSecret).update(`${time}.`).update(rawBody).digest('hex')
    if (!sameSecret(signature, expected)) return 'failed'
    return isTimely ? 'passed' : 'stale'
  },
}
