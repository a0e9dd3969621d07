import { createHash } from 'node:crypto'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretField, secretKey } from '#adapter/credentials.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { parseJson } from '#adapter/parse-json.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'

/** Parts common to both generations: brand, two status words, field names, signature. */

export const noxpayBrand = {
  name: 'NOXPAY',
  title: 'NoxPay',
  family: 'own',
  evidence: 'documented',
  source: "The vendor's own repositories: documentation of the API, of webhook signatures, and examples.",
} as const

export const noxpayAccess = {
  credentials: defineCredentials(
    {
      secretKey,
      webhookSecret: secretField({
        PT_BR: 'Segredo da assinatura do webhook',
        EN_US: 'Secret of webhook signatures',
      }).optional(),
    },
    { joined: { secretKey: ['webhookSecret'] } },
  ),
  auth: headerAuth<{ secretKey: string; webhookSecret?: string | undefined }>(({ secretKey }) => ({
    'api-key': secretKey,
  })),
}

const words = { PENDING: ['WAITING_PAYMENT'], APPROVED: ['PAID', 'PAY'], otherwise: 'PENDING' } as const

export const noxpayWords = {
  statuses: { transaction: words, withdraw: words },
  texts: { unsupportedMethod: 'Invalid payment method' },
}

/** Reads and the older webhooks capitalise their field names. */
export function readCharge(charge: Answer): TransactionReading {
  return {
    transactionId: charge.identifier('txid', 'TxID'),
    rawStatus: charge.text('Status', 'status'),
    orderId: charge.optionalText('code', 'Code'),
    endToEndId: charge.optionalText('end2end', 'pix_end2end_id'),
    pixCode: charge.optionalText('QRCodeText'),
    pixQrCode: charge.optionalImage('QRCode'),
  }
}

export function readPayout(payout: Answer): WithdrawReading {
  return {
    withdrawId: payout.identifier('txid', 'TxID'),
    rawStatus: payout.text('Status', 'status'),
    endToEndId: payout.optionalText('end2end', 'pix_end2end_id'),
  }
}

/**
 * The signature is a plain hash of secret and body, so anybody with a signed body can sign a longer one; an
 * appended text cannot be valid JSON, and only JSON is accepted.
 */
export const hashOfSecretAndBody: WebhookCheck<{ readonly webhookSecret?: string | undefined }> = {
  verification: 'signature',
  check: ({ rawBody, headers }, { webhookSecret }) => {
    if (webhookSecret === undefined) return 'unconfigured'
    const expected = createHash('sha256').update(webhookSecret).update(rawBody).digest('base64')
    const given = headers['x-signature'] ?? headers['noxpay-sign'] ?? ''
    return sameSecret(given, expected) && isJson(rawBody) ? 'passed' : 'failed'
  },
}

function isJson(rawBody: Uint8Array): boolean {
  return parseJson(Buffer.from(rawBody).toString('utf8')).parsed
}
