import { createHmac, createPublicKey, type KeyObject, verify, type webcrypto } from 'node:crypto'
import type { Answer } from '#adapter/answer.ts'
import { parseJson } from '#adapter/parse-json.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'
import { readOrder, refundedOf, statusWord } from './order.ts'
import type { PagarmeCredentials } from './pagarme-api.ts'

type PublishedKey = (webcrypto.JsonWebKey & { kid?: string }) | null

/**
 * Events of a charge that its order does not report; and its payment, for accounts that subscribe to charges only.
 */
const eventsOfCharges = [
  'charge.paid',
  'charge.chargedback',
  'charge.refunded',
  'charge.partial_canceled',
  'charge.overpaid',
  'charge.underpaid',
]

export function readPagarmeWebhook({ body }: Notification): EventReading | Ignored {
  const type = body.optionalText('type')
  if (type === undefined) return readOldPostback(body)
  const eventId = body.optionalText('id')
  if (type.startsWith('order.')) return { ...readOrder(body.at('data')), eventId }
  if (eventsOfCharges.includes(type)) return { ...readCharge(body.at('data'), type), eventId }
  return ignored(`Events of type ${type} say nothing that the order does not`)
}

function readCharge(charge: Answer, type: string): EventReading {
  const status = charge.text('status')
  // A refunded charge was paid, whether or not the notice repeats the amount.
  const rawStatus = type === 'charge.refunded' ? status : statusWord(status, charge)
  return {
    transactionId: charge.identifier('order.id'),
    rawStatus,
    amount: charge.optionalAmount('amount'),
    paidAmount: charge.optionalAmount('paid_amount'),
    refundedAmount: refundedOf(charge, rawStatus),
    orderId: charge.optionalText('order.code'),
    endToEndId: charge.optionalText('last_transaction.end_to_end_id'),
  }
}

/** The postback of the API up to version 4. */
function readOldPostback(body: Answer): EventReading | Ignored {
  const event = body.optionalText('event')
  if (event !== 'transaction_status_changed') return ignored('The call is not about a transaction')
  return {
    transactionId: body.identifier('id'),
    rawStatus: body.text('current_status'),
    amount: body.optionalAmount('transaction.amount'),
  }
}

/** Old postbacks are signed with the secret key itself. */
export const hubSignature: WebhookCheck<PagarmeCredentials> = {
  verification: 'signature',
  check: ({ headers, rawBody }, { secretKey }) => {
    const given = headers['x-hub-signature']
    if (given === undefined) return 'unconfigured'
    const expected = createHmac('sha1', secretKey).update(rawBody).digest('hex')
    return sameSecret(given, `sha1=${expected}`) ? 'passed' : 'failed'
  },
}

/** `alg=RS256; kid=…; signature=…` over the raw body, with one of the hub's published keys. */
export const keySignature: WebhookCheck<PagarmeCredentials> = {
  verification: 'signature',
  check: ({ headers, rawBody }, { webhookKeys }) => {
    if (webhookKeys === undefined) return 'unconfigured'
    const parts = readParts(headers['x-webhook-asymmetric-signature'] ?? '')
    const key = findKey(webhookKeys, parts.kid)
    if (parts.alg !== 'RS256' || !key || !parts.signature) return 'failed'
    const signature = Buffer.from(parts.signature, 'base64url')
    return verify('RSA-SHA256', rawBody, key, signature) ? 'passed' : 'failed'
  },
}

/** The user and password chosen in the panel. */
export const panelPassword: WebhookCheck<PagarmeCredentials> = {
  verification: 'token',
  check: ({ headers }, { webhookToken }) => {
    if (webhookToken === undefined) return 'unconfigured'
    const expected = `Basic ${Buffer.from(webhookToken).toString('base64')}`
    return sameSecret(headers.authorization ?? '', expected) ? 'passed' : 'failed'
  },
}

function readParts(header: string): { alg?: string; kid?: string; signature?: string } {
  return Object.fromEntries(
    header.split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=')
      return [name, value.join('=')]
    }),
  )
}

/** The keys come from a form, so they may be any text; an invalid key proves nothing. */
function findKey(webhookKeys: string, kid: string | undefined): KeyObject | undefined {
  const json = parseJson(webhookKeys)
  const { keys } = Object(json.parsed ? json.value : {}) as { keys?: unknown }
  const known: readonly PublishedKey[] = Array.isArray(keys) ? keys : []
  const key = known.find((candidate) => candidate?.kid === kid && candidate?.kty === 'RSA')
  try {
    return key ? createPublicKey({ key, format: 'jwk' }) : undefined
  } catch {
    return undefined
  }
}
