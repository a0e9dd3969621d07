import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { basic, bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { pixKeyTypesInPortuguese } from '#adapter/pix-key-types-in-portuguese.ts'
import { ignored } from '#adapter/webhook.ts'
import { bodyOf, sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'

/**
 * Facts: the first pages of the bank's documentation and several public callers (2023 to 2025).
 * Quirks: webhooks come bare or wrapped in `requestBody`, and give their outcome as a number: 2 is paid, 3 and 9999 are
 * not. Public receivers count a receipt without any status as paid, since its name says that a Pix was received. One
 * caller shows a shared secret in `authentication`, which is checked when configured. Neither a refund nor a read of
 * payouts was seen. Only the word APPROVED is certain; a new charge has PENDING.
 * Choice: the specification's text "Unsupported payment method" is used here.
 */
export const ezzebank = defineProvider({
  name: 'EZZEBANK',
  title: 'EzzeBank',
  family: 'own',
  evidence: 'observed',
  source: "The first part of the bank's documentation, and public callers of charges and payouts.",

  credentials: defineCredentials(
    {
      publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
      secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
      webhookToken,
    },
    { joined: { secretKey: ['webhookToken'] } },
  ),
  environments: {
    production: 'https://api.ezzebank.com/v2',
    staging: 'https://api-staging.ezzebank.com/v2',
  },
  auth: bearerLogin({
    requests: [
      {
        path: '/oauth/token',
        body: () => ({ grant_type: 'client_credentials' }),
        form: true,
        headers: ({ publicKey, secretKey }) => ({ authorization: basic([publicKey, secretKey]) }),
      },
    ],
    token: ['access_token'],
    usualLifetimeSeconds: 1_800,
  }),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, description }, api) => {
        const answer = await api.post('/pix/qrcode', {
          amount: api.amount(amount),
          external_id: orderId,
          description,
          payer: { name: customer.name, document: onlyDocumentCharacters(customer.document) },
        })
        return {
          transactionId: answer.identifier('transactionId'),
          rawStatus: answer.optionalText('status') ?? 'PENDING',
          amount: answer.optionalAmount('amount'),
          orderId: answer.optionalText('external_id'),
          pixCode: answer.optionalText('emvqrcps'),
          pixQrCode: answer.optionalImage('base64image'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.get(path`/pix/qrcode/${transactionId}/detail`)
      return {
        transactionId,
        rawStatus: answer.text('status'),
        amount: answer.optionalAmount('amount'),
        orderId: answer.optionalText('external_id'),
        endToEndId: answer.optionalText('endToEndId'),
      }
    },
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, name, document, description, withdrawReference }, api) => {
        const answer = await api.post('/pix/payment', {
          amount: api.amount(amount),
          external_id: withdrawReference,
          description,
          creditParty: {
            name,
            keyType: pixKeyTypesInPortuguese[pixType],
            key: normalizePixKey({ key: pixKey, type: pixType }),
            taxId: document && onlyDocumentCharacters(document),
          },
        })
        return {
          withdrawId: answer.identifier('transactionId'),
          rawStatus: answer.optionalText('status') ?? 'PROCESSING',
          amount: answer.optionalAmount('amount'),
        }
      },
    },
  },

  statuses: {
    transaction: { PENDING: ['PENDING'], APPROVED: ['APPROVED', '2'], REJECTED: ['CANCELED', '3', '9999'] },
    withdraw: {
      PENDING: ['PENDING', 'PROCESSING'],
      APPROVED: ['APPROVED', '2'],
      REJECTED: ['CANCELED', '3', '9999'],
    },
  },
  webhook: {
    check: sharedAuthentication(),
    read: ({ body }) => {
      const event = unwrapped(body)
      const type = event.text('transactionType')
      if (type !== 'RECEIVEPIX') return ignored(`Events of type ${type} are not about charges`)
      return {
        transactionId: event.identifier('transactionId'),
        rawStatus: event.optionalText('statusCode.statusId', 'status') ?? type,
        amount: event.optionalAmount('amount'),
        orderId: event.optionalText('external_id'),
        endToEndId: event.optionalText('endToEndId'),
      }
    },
    statuses: {
      PENDING: ['PENDING'],
      APPROVED: ['APPROVED', '2', 'RECEIVEPIX'],
      REJECTED: ['CANCELED', '3', '9999'],
    },
  },
  texts: { unsupportedMethod: 'Unsupported payment method' },
})

function unwrapped(body: Answer): Answer {
  return body.optionalText('requestBody.transactionType') ? body.at('requestBody') : body
}

function sharedAuthentication(): WebhookCheck<{ readonly webhookToken?: string | undefined }> {
  return {
    verification: 'token',
    check: (request, { webhookToken }) => {
      if (webhookToken === undefined) return 'unconfigured'
      const given = unwrapped(bodyOf(request)).optionalText('authentication') ?? ''
      return sameSecret(given, webhookToken) ? 'passed' : 'failed'
    },
  }
}
