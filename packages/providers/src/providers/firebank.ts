import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { amountFromProvider } from '#adapter/amounts.ts'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: the vendor's own pages on its first API (2023 to 2025), for charges, payouts and reads; two public callers
 * (2024), one of them with refunds.
 * Quirks: amounts are reais as JSON numbers in every call and read (a charge of 10.5 with a fee of 0.3), and cents in the
 * callback. One address reads charges and payouts alike, by the vendor's id only. A charge is valid for half an hour. A
 * refund has no amount. Callbacks have no proof, and report payouts as well. A failed payout answers with status ERROR
 * and HTTP 200: it gets the specification's text "Error on withdraw". Older callers reach the same API at
 * api.firebanking.io.
 * Choices: a refund counts as CHARGEBACK, as the specification says; its text "Internal server error" for failed refunds
 * at three unnamed providers is used here, at AxisBank and at Pronttus, the three with a refund path of their own.
 */
export const firebank = defineProvider({
  name: 'FIREBANK',
  title: 'FireBanking',
  family: 'own',
  evidence: 'observed',
  source: "The vendor's pages on its first API; refunds as a public caller makes them.",

  credentials: defineCredentials({ secretKey }),
  environments: { production: 'https://api.firebanking.com.br' },
  auth: headerAuth(({ secretKey }) => ({ apikey: secretKey })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, description, items }, api) => {
        const answer = await api.post('/payment', {
          type: 'PIX',
          payer: {
            fullName: customer.name,
            document: onlyDocumentCharacters(customer.document),
            contact: { phone: phoneToInternational(customer.phone) ?? undefined, email: customer.email },
          },
          transaction: {
            value: api.amount(amount),
            description: description ?? items[0]?.title,
            externalId: orderId,
          },
        })
        return {
          transactionId: answer.identifier('transactionId'),
          rawStatus: answer.text('status'),
          orderId,
          pixCode: answer.optionalText('pixCode'),
          pixQrCode: answer.optionalImage('pixQrCode'),
          expiresAt: api.later(lifetimeSeconds),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.get(path`/transactions/${transactionId}`)
      return {
        transactionId: answer.identifier('_id'),
        rawStatus: answer.text('operation.status'),
        amount: answer.optionalAmount('operation.value'),
        orderId: answer.optionalText('operation.externalID'),
      }
    },
    refund: async ({ transactionId, amount }, api) => {
      if (amount) throw invalidRequest('amount: FireBanking refunds a payment as a whole')
      const answer = await api.post(path`/payment/refund/${transactionId}`, {})
      return {
        refundId: answer.optionalText('transactionId', 'id') ?? transactionId,
        success: true,
        certainty: 'UNCONFIRMED',
      }
    },
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, name, document, withdrawReference }, api) => {
        const answer = await api.post('/payment/withdraw', {
          type: 'PIX',
          value: api.amount(amount),
          details: {
            key: normalizePixKey({ key: pixKey, type: pixType }),
            keyType: pixKeyTypeNames[pixType],
            name,
            document: document && onlyDocumentCharacters(document),
          },
          externalId: withdrawReference,
        })
        return { withdrawId: answer.identifier('transactionId', 'id'), rawStatus: answer.text('status') }
      },
    },
    getWithdraw: async ({ withdrawId }, api) => {
      const answer = await api.get(path`/transactions/${withdrawId}`)
      return {
        withdrawId: answer.identifier('_id'),
        rawStatus: answer.text('operation.status'),
        amount: answer.optionalAmount('operation.value'),
      }
    },
  },

  statuses: {
    transaction: {
      PENDING: ['WAITING_CONFIRMATION', 'WAITING_PAYMENT'],
      APPROVED: ['PAID'],
      CHARGEBACK: ['REFUND', 'REFUNDED', 'REFUND_OUT'],
      REJECTED: ['ERROR', 'EXPIRED', 'CANCELED'],
    },
    withdraw: {
      PENDING: ['WAITING_CONFIRMATION', 'WITHDRAW_REQUEST', 'WAITING_WITHDRAW'],
      APPROVED: ['WITHDRAW_PAID', 'PAID'],
      REJECTED: ['ERROR', 'REFUND', 'REFUND_IN'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const status = body.text('status')
      if (isAboutPayout(status, body)) return ignored('A payout is no charge')
      const value = body.optionalText('value')
      return {
        transactionId: body.identifier('transactionId'),
        rawStatus: status,
        amount: value === undefined ? undefined : amountFromProvider(value, 'cents'),
        orderId: body.optionalText('businessTransactionId'),
        endToEndId: body.optionalText('endToEndId'),
      }
    },
  },
  errors: {
    refusedWhen: (answer, { path }) =>
      path === '/payment/withdraw' && answer.optionalText('status') === 'ERROR',
  },
  texts: { failed: { withdraw: 'Error on withdraw', refund: 'Internal server error' } },
})

const lifetimeSeconds = 1_800

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'DOCUMENT',
  CNPJ: 'DOCUMENT',
  EMAIL: 'MAIL',
  PHONE: 'PHONE',
  RANDOM: 'RANDOM_KEY',
}

/** A payout may have the word PAID like a charge; only the direction of the money tells them apart. */
function isAboutPayout(status: string, body: Answer): boolean {
  if (status.startsWith('WITHDRAW') || status === 'REFUND_IN') return true
  return status === 'PAID' && body.optionalText('movementType') === 'DEBIT'
}
