import { onlyDocumentCharacters } from '@balcao/domain/document'
import { phoneToInternational } from '@balcao/domain/phone'
import { normalizePixKey, type PixKeyType } from '@balcao/domain/pix-key'
import { headerAuth } from '../adapter/authentication.ts'
import { defineCredentials, secretKey } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'
import { path } from '../adapter/path.ts'
import { invalidRequest } from '../adapter/provider-failed.ts'
import { ignored } from '../adapter/webhook.ts'

/**
 * Facts: two public callers of FireBanking (2024), one of them with refunds and payouts.
 * Quirks: that amounts are cents is proven for the callback and follows for the calls, where callers pass on what they
 * hold. A charge lives half an hour. A read was never established, so a charge is known by its callbacks only. A refund
 * takes no amount. A payout that failed answers with status ERROR and HTTP 200: that is the specification's "Error on
 * withdraw".
 * Choices: a refund counts as CHARGEBACK, as the specification says; its "Internal server error" for refunds that fail at
 * three unnamed providers is said here, at AxisBank and at Pronttus, the three with a refund path of their own.
 */
export const firebank = defineProvider({
  name: 'FIREBANK',
  title: 'FireBanking',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of charges, refunds, payouts and callbacks, seen in 2024.',

  credentials: defineCredentials({ secretKey }),
  environments: { production: 'https://api.firebanking.io' },
  auth: headerAuth(({ secretKey }) => ({ apikey: secretKey })),
  amounts: 'cents',

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
  },

  statuses: {
    transaction: {
      PENDING: ['WAITING_PAYMENT'],
      APPROVED: ['PAID'],
      CHARGEBACK: ['REFUND', 'REFUNDED'],
      REJECTED: ['ERROR', 'EXPIRED', 'CANCELED'],
    },
    withdraw: { PENDING: ['WITHDRAW_REQUEST'], APPROVED: ['WITHDRAW_PAID'] },
  },
  webhook: {
    read: ({ body }) => {
      const status = body.text('status')
      if (status.startsWith('WITHDRAW')) return ignored('A payout is no charge')
      return {
        transactionId: body.identifier('transactionId'),
        rawStatus: status,
        amount: body.optionalAmount('value'),
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
