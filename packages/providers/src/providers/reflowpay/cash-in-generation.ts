import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: public callers of the back-end that ReflowPay moved to (2025).
 * Quirks: receiving and paying have a host each. One caller found that a charge is refused without `ExternalId`, spelt with a
 * capital, beside `orderId`, and both have the same value. A new charge has no status, and its amount is not repeated. Types of
 * keys and states of payouts are numbers. The answer of a search for an unknown order was not seen, so it never proves an
 * absence. Webhooks have no proof.
 */
export const cashInGeneration = defineProvider({
  name: 'REFLOWPAY',
  title: 'ReflowPay',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of the second API, seen in 2025.',

  credentials: defineCredentials({ secretKey }),
  environments: {
    production: 'https://cashin.safepayments.cloud|https://cashout.safepayments.cloud',
  },
  hosts: ['cashIn', 'cashOut'],
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { customer, items } = input
        const product = input.description ?? items[0]?.title
        const answer = await api.post('/transaction/qrcode/cashin', {
          payerName: customer.name,
          payerDocument: onlyDocumentCharacters(customer.document),
          payerEmail: customer.email,
          payerPhone: nationalPhoneDigits(customer.phone) ?? customer.phone,
          productName: product,
          productDescription: product,
          value: api.amount(input.amount),
          orderId: input.orderId,
          ExternalId: input.orderId,
          postbackUrl: input.webhookUrl,
        })
        return {
          transactionId: answer.identifier('transactionId'),
          rawStatus: 'created',
          orderId: answer.optionalText('orderId'),
          pixCode: answer.optionalText('qrCode'),
          pixQrCode: answer.optionalImage('qrCodeBase64'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readTransaction(await api.get(path`/transaction/get/by/id/${transactionId}`)),
    withdraw: {
      PIX: async (input, api) => {
        const { pixKey: key, pixType: type, document } = input
        const answer = await api.post(
          '/transaction/cashout',
          {
            value: api.amount(input.amount),
            pixKeyType: pixKeyTypeNumbers[type],
            pixKey: normalizePixKey({ key, type }),
            cpfCnpj: document && onlyDocumentCharacters(document),
            person: {
              name: input.name,
              email: input.email,
              phone: input.phone && (nationalPhoneDigits(input.phone) ?? input.phone),
            },
            orderId: input.withdrawReference,
            postbackUrl: input.webhookUrl,
          },
          { host: 'cashOut' },
        )
        return readPayout(answer)
      },
    },
    getWithdraw: async ({ withdrawId }, api) =>
      readPayout(await api.get(path`/transaction/get/by/id/${withdrawId}`, { host: 'cashOut' })),
  },
  find: {
    transaction: async ({ orderId }, api) =>
      readTransaction(await api.get(path`/transaction/get/by/orderId/${orderId}`)),
    withdraw: async ({ withdrawReference }, api) =>
      readPayout(await api.get(path`/transaction/get/by/orderId/${withdrawReference}`, { host: 'cashOut' })),
  },

  statuses: {
    transaction: {
      PENDING: ['created', 'pending'],
      APPROVED: ['paid'],
      CANCELED: ['canceled'],
      REJECTED: ['failed', 'rejected'],
    },
    withdraw: {
      PENDING: ['0', 'pending'],
      APPROVED: ['1', 'paid'],
      CANCELED: ['3', 'canceled'],
      REJECTED: ['2', 'failed', '4', 'refund'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const object = body.optionalText('object')
      if (object === 'transfer') return ignored('Transfers are not about charges')
      if (body.text('status') === 'created') return ignored('That a charge was made is known already')
      return readTransaction(body)
    },
  },
  errors: {
    message: ['message', 'description', 'error'],
    refusedWhen: (answer) => answer.isFalse('success'),
  },
})

const pixKeyTypeNumbers: Record<PixKeyType, number> = { CPF: 0, CNPJ: 1, EMAIL: 2, PHONE: 3, RANDOM: 4 }

function readTransaction(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('transactionId'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('value'),
    orderId: answer.optionalText('orderId'),
    endToEndId: answer.optionalText('endToEndId'),
  }
}

function readPayout(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('transactionId'),
    rawStatus: answer.text('status'),
    endToEndId: answer.optionalText('endToEndId'),
  }
}
