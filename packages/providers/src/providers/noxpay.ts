import { createHash } from 'node:crypto'
import { onlyDocumentCharacters } from '@balcao/domain/document'
import { normalizePixKey } from '@balcao/domain/pix-key'
import type { Answer } from '../adapter/answer.ts'
import { headerAuth } from '../adapter/authentication.ts'
import { defineCredentials, secretField, secretKey } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'
import type { FamilyMember, TransactionReading, WithdrawReading } from '../adapter/definition.ts'
import { secondsOfADay } from '../adapter/durations.ts'
import { parseJson } from '../adapter/parse-json.ts'
import { path } from '../adapter/path.ts'
import { ignored } from '../adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '../adapter/webhook-checks.ts'
import { whenFound } from '../adapter/when-found.ts'
import { withGenerations } from '../adapter/with-generations.ts'
import type { Provider } from '../contract.ts'

const noxpayBrand: FamilyMember = {
  name: 'NOXPAY',
  title: 'NoxPay',
  evidence: 'documented',
  source: "The vendor's own repositories: documentation of the API, of webhook signatures, and examples.",
  environments: { production: 'https://api2.noxpay.io' },
}

/**
 * Facts: the vendor's public repositories (2024).
 * Quirks: charges and payouts share one path and are told apart by `method`; reads write their names with capitals, and
 * one sample there shows an amount in another unit, so no amount is believed from a read. Only two words of status
 * exist, and what is unknown stays PENDING, as the specification says. The signature is a plain hash of secret and body,
 * so whoever holds a signed body can sign a longer one; what is appended cannot be JSON, and nothing else is taken.
 * Choices: the specification posts to /api/payment, the public second version to /payment; the credential `generation`
 * tells which one an account has. The specification's "Invalid payment method" is said here.
 */
export const noxpay = withGenerations({
  v1: onePath('/api/payment'),
  v2: onePath('/payment'),
})

function onePath(payments: string): Provider {
  return defineProvider({
    ...noxpayBrand,
    family: 'own',

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
    auth: headerAuth(({ secretKey }) => ({ 'api-key': secretKey })),
    amounts: 'decimal-number',

    operations: {
      createTransaction: {
        PIX: async ({ amount, orderId, customer, webhookUrl }, api) => {
          const answer = await api.post(payments, {
            method: 'PIX',
            code: orderId,
            amount: api.amount(amount),
            webhook_url: webhookUrl,
            client_name: customer.name,
            client_document: onlyDocumentCharacters(customer.document),
          })
          return {
            ...readCharge(answer),
            amount: answer.optionalAmount('amount'),
            expiresAt: api.later(secondsOfADay),
          }
        },
      },
      getTransaction: async ({ transactionId }, api) =>
        readCharge(await api.get(`${payments}${path`/${transactionId}`}`)),
      withdraw: {
        PIX: async (input, api) => {
          const { amount, pixKey, pixType, name, document, withdrawReference, webhookUrl } = input
          const answer = await api.post(payments, {
            method: 'PIXOUT',
            type: 'PIX_KEY',
            code: withdrawReference,
            pixkey: normalizePixKey({ key: pixKey, type: pixType }),
            amount: api.amount(amount),
            webhook_url: webhookUrl,
            client_name: name,
            client_document: document && onlyDocumentCharacters(document),
          })
          return { ...readPayout(answer), amount: answer.optionalAmount('amount') }
        },
      },
      getWithdraw: async ({ withdrawId }, api) =>
        readPayout(await api.get(`${payments}${path`/${withdrawId}`}`)),
    },
    find: {
      transaction: async ({ orderId }, api) => {
        const found = await whenFound(api.get(`${payments}${path`/${orderId}`}`))
        return found && readCharge(found)
      },
      withdraw: async ({ withdrawReference }, api) => {
        const found = await whenFound(api.get(`${payments}${path`/${withdrawReference}`}`))
        return found && readPayout(found)
      },
    },

    statuses: {
      transaction: { PENDING: ['WAITING_PAYMENT'], APPROVED: ['PAID', 'PAY'], otherwise: 'PENDING' },
      withdraw: { PENDING: ['WAITING_PAYMENT'], APPROVED: ['PAID', 'PAY'], otherwise: 'PENDING' },
    },
    webhook: {
      check: hashOfSecretAndBody(),
      read: ({ body }) => {
        const method = body.text('method')
        if (method !== 'PIX') return ignored(`Events of ${method} are not about charges`)
        return { ...readCharge(body), amount: body.optionalAmount('amount') }
      },
    },
    texts: { unsupportedMethod: 'Invalid payment method' },
  })
}

function readCharge(charge: Answer): TransactionReading {
  return {
    transactionId: charge.identifier('txid', 'TxID'),
    rawStatus: charge.text('Status', 'status'),
    orderId: charge.optionalText('code', 'Code'),
    endToEndId: charge.optionalText('end2end', 'pix_end2end_id'),
    pixCode: charge.optionalText('QRCodeText'),
    pixQrCode: charge.optionalImage('QRCode'),
  }
}

function readPayout(payout: Answer): WithdrawReading {
  return {
    withdrawId: payout.identifier('txid', 'TxID'),
    rawStatus: payout.text('Status', 'status'),
    endToEndId: payout.optionalText('end2end', 'pix_end2end_id'),
  }
}

function hashOfSecretAndBody(): WebhookCheck<{ readonly webhookSecret?: string | undefined }> {
  return {
    verification: 'signature',
    check: ({ rawBody, headers }, { webhookSecret }) => {
      if (webhookSecret === undefined) return 'unconfigured'
      const expected = createHash('sha256').update(webhookSecret).update(rawBody).digest('base64')
      const given = headers['x-signature'] ?? headers['noxpay-sign'] ?? ''
      return sameSecret(given, expected) && isJson(rawBody) ? 'passed' : 'failed'
    },
  }
}

/** A form may be longer than what was signed and still be read; JSON may not. */
function isJson(rawBody: Uint8Array): boolean {
  return parseJson(Buffer.from(rawBody).toString('utf8')).parsed
}
