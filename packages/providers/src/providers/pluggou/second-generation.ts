import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, publicKey, secretKey, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'
import { tokenHeader } from '#adapter/webhook-checks.ts'
import type { PixWithdraw } from '#inputs.ts'

/**
 * Facts: public callers, and a public page that retells the vendor's documentation (2025 and 2026).
 * Quirks: there is no QR image, no status in a new charge, and no lifetime except "30 to 60 minutes". Phones are sent
 * without the country code. An `approved` withdrawal is on its way, not paid, and cannot be read again. Webhooks repeat
 * a code that the panel shows, and are never sent twice.
 */
export const secondGeneration = defineProvider({
  name: 'PLUGGOU',
  title: 'Pluggou',
  family: 'own',
  evidence: 'observed',
  source: "Public callers, and a public page that retells the vendor's documentation, seen in 2026.",

  credentials: defineCredentials(
    { publicKey, secretKey, webhookToken },
    { joined: { secretKey: ['webhookToken'] } },
  ),
  environments: { production: 'https://api.pluggoutech.com/api' },
  auth: headerAuth(({ publicKey, secretKey }) => ({ 'x-public-key': publicKey, 'x-secret-key': secretKey })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { name, document, phone } = input.customer
        const answer = await api.post('/transactions', {
          payment_method: 'pix',
          amount: api.amount(input.amount),
          description: input.description,
          buyer: {
            buyer_name: name,
            buyer_document: onlyDocumentCharacters(document),
            buyer_phone: nationalPhoneDigits(phone) ?? phone.replace(/\D/g, ''),
          },
        })
        const rawStatus = answer.optionalText('data.status') ?? 'pending'
        return { ...readTransaction(answer, rawStatus), expiresAt: api.later(shortestLifeInSeconds) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readTransaction(await api.get(path`/transactions/${transactionId}`)),
    withdraw: {
      PIX: async (input, api) => {
        const answer = await api.post(
          '/withdrawals',
          {
            amount: api.amount(input.amount),
            key_type: input.pixType.toLowerCase(),
            key_value: keyValue(input),
            description: input.description,
          },
          { headers: { 'idempotency-key': api.idempotencyKey() } },
        )
        return {
          withdrawId: answer.identifier('data.id'),
          rawStatus: answer.text('data.status'),
          amount: answer.optionalAmount('data.amount'),
        }
      },
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending'],
      APPROVED: ['paid'],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['chargeback'],
      REJECTED: ['failed', 'canceled'],
    },
    withdraw: {
      PENDING: ['pending', 'approved'],
      APPROVED: ['paid'],
      CANCELED: ['canceled'],
      REJECTED: ['failed', 'refunded'],
    },
  },
  webhook: {
    check: tokenHeader('x-webhook-code', 'webhookToken'),
    read: ({ body, request }) => {
      const type = body.text('event_type')
      if (type !== 'transaction') return ignored(`Events of type ${type} are not about transactions`)
      return {
        transactionId: body.identifier('data.id'),
        rawStatus: body.text('data.status'),
        amount: body.optionalAmount('data.amount'),
        endToEndId: body.optionalText('data.e2e_id'),
        eventId: request.headers['x-webhook-event-id'] ?? body.optionalText('id'),
      }
    },
  },
  errors: { refusedWhen: (answer) => answer.isFalse('success') },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})

const shortestLifeInSeconds = 1_800

function keyValue({ pixKey: key, pixType: type }: PixWithdraw): string {
  if (type !== 'PHONE') return normalizePixKey({ key, type })
  return nationalPhoneDigits(key) ?? key.replace(/\D/g, '')
}

function readTransaction(answer: Answer, rawStatus = answer.text('data.status')): TransactionReading {
  return {
    transactionId: answer.identifier('data.id'),
    rawStatus,
    amount: answer.optionalAmount('data.amount'),
    endToEndId: answer.optionalText('data.e2e_id'),
    pixCode: answer.optionalText('data.pix.emv'),
  }
}
