import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'

/**
 * Facts: several public callers create and read charges (2024 to 2025); the refund is the specification's path.
 * Quirks: the answer to a creation has neither status nor amount. The status words are those that callers test for. No
 * webhook was seen: its reading follows FireBanking, which has the same names, and proves nothing. Payouts were seen only
 * in a form made for one campaign, so there are none here.
 * Choice: the specification's text "Internal server error" for failed refunds (see FireBanking) is used here.
 */
export const pronttus = defineProvider({
  name: 'PRONTTUS',
  title: 'Pronttus',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers that create and read charges; refunds as the specification says.',

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
    secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
  }),
  environments: { production: 'https://api.pronttus.com.br/v1' },
  auth: headerAuth(({ publicKey, secretKey }) => ({
    'x-client-id': publicKey,
    'x-client-secret': secretKey,
  })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, description, items }, api) => {
        const answer = await api.post('/payment', {
          method: 'pix',
          amount: api.amount(amount),
          description: description ?? items[0]?.title,
          external_reference: orderId,
          customer: {
            name: customer.name,
            document: onlyDocumentCharacters(customer.document),
            email: customer.email,
            phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
          },
        })
        return {
          transactionId: answer.identifier('transactionId'),
          rawStatus: 'pending',
          orderId,
          pixCode: answer.optionalText('pixCode'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.get(path`/payment/${transactionId}`)
      return {
        transactionId,
        rawStatus: answer.text('status'),
        amount: answer.optionalAmount('amount'),
        orderId: answer.optionalText('external_reference'),
        endToEndId: answer.optionalText('endToEndId'),
      }
    },
    refund: async ({ transactionId, amount }, api) => {
      const answer = await api.post('/payment/refund', {
        transactionId,
        amount: amount && api.amount(amount),
      })
      return {
        refundId: answer.optionalText('id', 'transactionId') ?? transactionId,
        success: true,
        certainty: 'UNCONFIRMED',
      }
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'waiting_payment'],
      APPROVED: ['paid', 'completed', 'approved'],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['chargeback'],
      REJECTED: ['expired', 'cancelled', 'canceled', 'failed', 'rejected'],
    },
  },
  webhook: {
    read: ({ body }) => ({
      transactionId: body.identifier('transactionId'),
      rawStatus: body.text('status'),
      amount: body.optionalAmount('value', 'amount'),
      endToEndId: body.optionalText('endToEndId'),
    }),
  },
  texts: { failed: { refund: 'Internal server error' } },
})
