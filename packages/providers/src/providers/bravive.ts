import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: public callers of app.bravive.com (2025); statuses, texts and the read of a withdraw as the specification says.
 * Quirks: the payer's fields are not nested. No reference of ours can be sent, and webhooks have no proof. A word
 * outside the tables is shown as PENDING and reported to the platform's staff, like every unknown word. Cards and
 * withdraws are left out, as the specification calls them incomplete; only a withdraw made elsewhere is read.
 */
export const bravive = defineProvider({
  name: 'BRAVIVE',
  title: 'Bravive',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of the API, seen in 2025; statuses and texts as the specification says.',

  credentials: defineCredentials({ secretKey }, { missing: 'Bravive secretKey is required' }),
  environments: { production: 'https://app.bravive.com/api/v1' },
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'cents',
  takesCurrency: true,

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { customer } = input
        const answer = await api.post('/payments', {
          amount: api.amount(input.amount),
          currency: input.currency,
          description: input.description ?? input.items[0]?.title,
          payer_name: customer.name,
          payer_email: customer.email,
          payer_phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
          payer_document: onlyDocumentCharacters(customer.document),
          method: 'PIX',
        })
        return { ...readPayment(answer), expiresAt: api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readPayment(await api.get(path`/payments/${transactionId}`)),
    getWithdraw: async ({ withdrawId }, api) => {
      const answer = await api.get(path`/withdraws/${withdrawId}`)
      return {
        withdrawId: answer.identifier('id'),
        rawStatus: answer.text('status'),
        amount: answer.optionalAmount('amount'),
      }
    },
  },

  statuses: {
    transaction: {
      PENDING: ['PENDING'],
      APPROVED: ['APPROVED'],
      REFUNDED: ['REFUNDED'],
      CHARGEBACK: ['CHARGEBACK', 'IN_DISPUTE'],
      REJECTED: ['REJECTED', 'CANCELED'],
      otherwise: 'PENDING',
    },
    withdraw: {
      PENDING: ['PENDING'],
      APPROVED: ['APPROVED'],
      REJECTED: ['REJECTED'],
      CANCELED: ['CANCELED'],
      otherwise: 'PENDING',
    },
  },
  webhook: {
    read: ({ body }) => {
      const type = body.text('type')
      if (type !== 'PAYMENT') return ignored(`Events of type ${type} are not about payments`)
      return {
        transactionId: body.identifier('id'),
        rawStatus: body.text('status'),
        amount: body.optionalAmount('amount'),
      }
    },
  },
  texts: {
    failed: {
      createTransaction: 'Bravive API Error: {cause}',
      getTransaction: 'Bravive API Error: {cause}',
      getWithdraw: 'Bravive API Error (Get Withdraw): {cause}',
    },
  },
})

function readPayment(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    pixCode: answer.optionalText('pix_code'),
    pixQrCode: answer.optionalImage('pix_qr_code'),
  }
}
