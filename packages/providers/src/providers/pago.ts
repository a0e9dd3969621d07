import { onlyDocumentCharacters } from '@balcao/domain/document'
import { nationalPhoneDigits } from '@balcao/domain/phone'
import { normalizePixKey, type PixKeyType } from '@balcao/domain/pix-key'
import type { Answer } from '../adapter/answer.ts'
import { basic } from '../adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '../adapter/definition.ts'
import { path } from '../adapter/path.ts'
import { badResponse } from '../adapter/provider-failed.ts'

/**
 * Facts: a small public client (2024), which shows the calls for charging, giving back and paying out, but not the host.
 * Quirks: amounts are reais. Status words are numbers, of which only 10, waiting, was ever seen; the typical words of
 * the specification are known as well, and any other number stays unconfirmed until somebody writes down what it means.
 * The body of a callback was never seen: one that names a charge as every answer does is read, and proves nothing.
 * How kinds of Pix keys are named is assumed.
 */
export const pago = defineProvider({
  name: 'PAGO',
  title: 'Pago',
  family: 'own',
  evidence: 'observed',
  source: 'A public client of the API, seen in 2024; status words as the specification says.',

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
    secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
  }),
  environments: {},
  auth: async ({ credentials: { publicKey, secretKey }, login }) => ({
    authorization: await login(async (post) => {
      const headers = { authorization: basic([publicKey, secretKey]) }
      const answer = await post('/auth', undefined, { headers })
      return {
        value: `${answer.optionalText('type') ?? 'Bearer'} ${answer.text('accessToken')}`,
        expiresInSeconds: usualLifetimeSeconds,
      }
    }),
  }),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const answer = await api.post('/cashin', {
          creationTime: api.now().toISOString(),
          paymentMethod: 1,
          expirationTime: minutesToPay,
          urlConfirmation: input.webhookUrl,
          checkoutType: 1,
          shopper: shopperBlock(input.customer),
          transaction: {
            amount: api.amount(input.amount),
            countryCode: 'BRA',
            currencyCode: 'BRL',
            salesId: input.orderId,
            details: input.description,
          },
        })
        return { ...readCashIn(answer), expiresAt: api.later(minutesToPay * 60) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readCashIn(await api.get(path`/cashin/${transactionId}`)),
    refund: async ({ transactionId, amount, description }, api) => {
      const value = amount ?? readCashIn(await api.get(path`/cashin/${transactionId}`)).amount
      if (value === undefined) throw badResponse('The charge does not say its amount')
      const answer = await api.post('/cashin/reversal', {
        uniqueId: transactionId,
        returnAmount: api.amount(value),
        creationTime: api.now().toISOString(),
        details: description ?? '',
      })
      return { refundId: answer.identifier('uniqueId'), success: true, certainty: 'UNCONFIRMED' }
    },
    withdraw: {
      PIX: async (input, api) =>
        readCashOut(
          await api.post('/cashout', {
            amount: api.amount(input.amount),
            bank: {
              pixKey: pixKeyTypeNames[input.pixType],
              pixValue: normalizePixKey({ key: input.pixKey, type: input.pixType }),
            },
            countryCode: 'BRA',
            creationDate: api.now().toISOString(),
            currencyCode: 'BRL',
            merchantReference: input.withdrawReference,
            shopper: shopperBlock(input),
            transferType: '1',
            details: input.description ?? '',
          }),
        ),
    },
    getWithdraw: async ({ withdrawId }, api) => readCashOut(await api.get(path`/cashout/${withdrawId}`)),
  },

  statuses: {
    transaction: {
      PENDING: ['10', 'pending', 'waiting', 'waiting_payment', 'created', 'processing'],
      APPROVED: ['paid', 'authorized', 'confirmed', 'received'],
      REFUNDED: ['refunded', 'canceled'],
      CHARGEBACK: ['chargedback', 'chargeback', 'in_protest'],
    },
    withdraw: {
      PENDING: ['10', 'pending', 'processing'],
      APPROVED: ['transferred', 'confirmed', 'completed', 'withdraw_paid', 'paid', 'approved'],
      REJECTED: ['failed', 'refused'],
      CANCELED: ['canceled'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const { transactionId, rawStatus, amount, orderId } = readCashIn(body)
      return { transactionId, rawStatus, amount, orderId }
    },
  },
  errors: { message: ['errors.0', 'message'], fallback: 'Erro desconhecido.' },
  texts: {
    unsupportedMethod: {
      BILLET: 'Boleto not implemented',
      CREDIT_CARD: 'Credit card not implemented',
      BANK_ACCOUNT: 'Invalid payment method',
      RECEIVER: 'Invalid payment method',
    },
  },
})

const minutesToPay = 1_440
const usualLifetimeSeconds = 300
const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  RANDOM: 'EVP',
}

type Person = {
  name?: string | undefined
  document?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

function shopperBlock({ name, document, email, phone }: Person) {
  const docNumber = document && onlyDocumentCharacters(document)
  return {
    docNumber,
    docType: docNumber && docNumber.length > 11 ? '2' : '1',
    fullName: name,
    email,
    mobile: (phone && nationalPhoneDigits(phone)) ?? '',
    countryCode: 'BRA',
  }
}

function readCashIn(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('uniqueId'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    orderId: answer.optionalText('salesId'),
    pixCode: answer.optionalText('pixCopyPaste'),
    pixQrCode: answer.optionalImage('qrCode'),
  }
}

function readCashOut(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('uniqueId'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
  }
}
