import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { basic } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { badResponse, missingCredential } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: a small public client (2024), which shows the calls, the answers and both callbacks, but not the host.
 * Quirks: amounts are reais. A status is a number under three names: inside the transaction in the answer to a creation,
 * `statusCode` in a read, which also has words for people, and `status` in a list. A creation returns two ids: a charge
 * is read by `paymentId`. Payouts report with `merchantReference` where charges have `salesId`. Only an unpaid charge can be
 * cancelled (31). A failed refund (4) leaves it paid. The meaning of 35, processed, is not documented, so it is still
 * PENDING. A refused login may answer with HTTP 200. Document type 2 for a company is assumed. Callbacks have no proof.
 * The specification's typical words are in the table as well; any other number stays unconfirmed.
 */
export const pago = defineProvider({
  name: 'PAGO',
  title: 'Pago',
  family: 'own',
  evidence: 'observed',
  source: 'A public client of the API, seen in 2024, with its status numbers and its callbacks.',

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
    secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
  }),
  environments: {},
  auth: async ({ credentials: { publicKey, secretKey }, login }) => ({
    authorization: await login(async (post) => {
      const headers = { authorization: basic([publicKey, secretKey]) }
      const answer = await post('/auth', undefined, { headers })
      const token = answer.optionalText('accessToken')
      if (!token) throw missingCredential('Unauthorized.')
      return {
        value: `${answer.optionalText('type') ?? 'Bearer'} ${token}`,
        expiresInSeconds: usualLifetimeSeconds,
      }
    }),
  }),
  amounts: 'decimal-number',
  takesTimeToPay: ['PIX'],

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const minutes = input.pixMinutes ?? usualMinutes
        const answer = await api.post('/cashin', {
          creationTime: api.now().toISOString(),
          paymentMethod: 1,
          expirationTime: minutes,
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
        return {
          transactionId: answer.identifier('paymentId', 'uniqueId'),
          rawStatus: answer.optionalText(...statusPaths) ?? justCreated,
          amount: answer.optionalAmount('transaction.amount', 'amount'),
          currency: answer.optionalText('transaction.currencyCode'),
          orderId: answer.optionalText('transaction.salesId', 'salesId'),
          pixCode: answer.optionalText('paymentInstructions.code', 'pixCopyPaste'),
          pixQrCode: answer.optionalImage('paymentInstructions.qrCode', 'qrCode'),
          expiresAt: api.later(minutes * 60),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.get(path`/cashin/${transactionId}`)
      return {
        transactionId,
        rawStatus: answer.text(...statusPaths),
        amount: answer.optionalAmount('amount'),
        orderId: answer.optionalText('salesId'),
        pixCode: answer.optionalText('pixCopyPaste'),
        pixQrCode: answer.optionalImage('qrCode'),
      }
    },
    refund: async ({ transactionId, amount, description }, api) => {
      const value = amount ?? (await api.get(path`/cashin/${transactionId}`)).optionalAmount('amount')
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
      PIX: async (input, api) => {
        const answer = await api.post('/cashout', {
          amount: api.amount(input.amount),
          bank: {
            pixKey: pixKeyTypeNumbers[input.pixType],
            pixValue: normalizePixKey({ key: input.pixKey, type: input.pixType }),
          },
          countryCode: 'BRA',
          creationDate: api.now().toISOString(),
          currencyCode: 'BRL',
          merchantReference: input.withdrawReference,
          shopper: shopperBlock(input),
          transferType: '1',
          details: input.description ?? '',
        })
        return {
          withdrawId: answer.identifier('uniqueId'),
          rawStatus: answer.optionalText(...statusPaths) ?? justCreated,
          amount: answer.optionalAmount('amount'),
        }
      },
    },
    getWithdraw: async ({ withdrawId }, api) => {
      const answer = await api.get(path`/cashout/${withdrawId}`)
      return {
        withdrawId,
        rawStatus: answer.text(...statusPaths),
        amount: answer.optionalAmount('amount'),
      }
    },
  },

  statuses: {
    transaction: {
      PENDING: [
        '10',
        '35',
        'pending',
        'waiting',
        'waiting_payment',
        'created',
        'processing',
        'partially_paid',
      ],
      APPROVED: ['11', '32', '4', 'paid', 'authorized', 'confirmed', 'received'],
      REFUNDED: ['3', 'refunded', 'canceled'],
      CHARGEBACK: ['chargedback', 'chargeback', 'in_protest'],
      CANCELED: ['31'],
      REJECTED: ['34', '38'],
    },
    withdraw: {
      PENDING: ['10', '35', 'pending', 'processing'],
      APPROVED: ['11', '32', 'transferred', 'confirmed', 'completed', 'withdraw_paid', 'paid', 'approved'],
      REJECTED: ['34', '38', 'failed', 'refused'],
      CANCELED: ['31', 'canceled'],
    },
  },
  webhook: {
    read: ({ body }) => {
      if (body.optionalText('merchantReference')) return ignored('Callbacks of payouts are not about charges')
      return {
        transactionId: body.identifier('uniqueId'),
        rawStatus: body.text(...statusPaths),
        amount: body.optionalAmount('transactionValue', 'amount'),
        orderId: body.optionalText('salesId'),
      }
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

const usualMinutes = 1_440
const usualLifetimeSeconds = 300
const statusPaths = ['statusCode', 'transaction.status', 'status'] as const
/** The number of a charge or payout that is not paid yet. */
const justCreated = '10'
const pixKeyTypeNumbers: Record<PixKeyType, string> = {
  CPF: '1',
  CNPJ: '1',
  EMAIL: '2',
  PHONE: '3',
  RANDOM: '4',
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
