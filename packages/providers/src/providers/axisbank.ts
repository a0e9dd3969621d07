import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: a public back-end with charges, refunds, payouts and callbacks, and simpler callers (2024 to 2025).
 * Quirks: the user of Basic is the word "secret". Every buyer's document is sent as `cpf`. Keys of digits are sent without
 * punctuation or country code. Callers never refund without an amount, so for a whole refund the amount is read first. The
 * responsible person is the seller, by document and id. Calls for cards and boletos exist in one file that looks
 * generated, and are left out.
 * Choices: a refund counts as CHARGEBACK, as the specification says, and so does a payment that a dispute has BLOCKED; an
 * infraction that blocks nothing leaves the payment as it is. A refused payout has the text "Error on withdraw", a failed
 * refund "Internal server error".
 */
export const axisbank = defineProvider({
  name: 'AXISBANK',
  title: 'Axis Banking',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of Pix purchases, refunds, payouts and callbacks, seen in 2024 and 2025.',

  credentials: defineCredentials({ secretKey }),
  environments: { production: 'https://api.axisbanking.com.br' },
  auth: basicAuth(({ secretKey }) => ['secret', secretKey]),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { amount, orderId, customer, description, items, userId, userDocument, webhookUrl } = input
        const cpf = onlyDocumentCharacters(customer.document)
        const answer = await api.post('/transactions/v2/purchase', {
          name: customer.name,
          email: customer.email,
          cpf,
          phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
          amount: api.amount(amount),
          description: description ?? items[0]?.title,
          responsibleDocument: userDocument && onlyDocumentCharacters(userDocument),
          responsibleExternalId: userId ?? orderId,
          externalId: orderId,
          postbackUrl: webhookUrl,
          paymentMethod: 'PIX',
          currency: 'BRL',
        })
        const reading = readTransaction(answer)
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) => getCharge(transactionId, api),
    refund: async ({ transactionId, amount }, api) => {
      const value = amount ?? (await getCharge(transactionId, api)).amount
      const answer = await api.post(path`/transactions/refund/${transactionId}`, {
        amount: value && api.amount(value),
      })
      return {
        refundId: answer.identifier('id', 'transactionId'),
        success: true,
        certainty: 'UNCONFIRMED',
      }
    },
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, document, withdrawReference, webhookUrl }, api) => {
        const answer = await api.post('/withdraws/cash-out', {
          pixType,
          pixKey: bareKey(pixKey, pixType),
          amount: api.amount(amount),
          externalId: withdrawReference,
          document: document && onlyDocumentCharacters(document),
          postbackUrl: webhookUrl,
        })
        return {
          withdrawId: answer.identifier('id'),
          rawStatus: answer.text('status'),
          amount: answer.optionalAmount('amount'),
          endToEndId: answer.optionalText('end2End'),
        }
      },
    },
  },

  statuses: {
    transaction: {
      PENDING: ['PENDING'],
      APPROVED: ['APPROVED'],
      CHARGEBACK: ['REFUND', 'REFUNDED', 'BLOCKED'],
      REJECTED: ['REJECTED'],
    },
    withdraw: {
      PENDING: ['WITHDRAW_REQUEST', 'WITHDRAW_PROCESSING'],
      APPROVED: ['WITHDRAW_APPROVED', 'WITHDRAW_PAID'],
      REJECTED: ['WITHDRAW_RETURNED', 'WITHDRAW_ERROR'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const type = body.text('type')
      if (type !== 'TRANSACTION') return ignored(`Events of type ${type} are not about charges`)
      return readTransaction(body)
    },
  },
  texts: { failed: { withdraw: 'Error on withdraw', refund: 'Internal server error' } },
})

async function getCharge<C>(transactionId: string, api: ProviderApi<C>): Promise<TransactionReading> {
  return readTransaction(await api.get(path`/transactions/${transactionId}`))
}

function readTransaction(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('transactionId', 'id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    orderId: answer.optionalText('externalId'),
    endToEndId: answer.optionalText('end2End', 'endToEnd'),
    pixCode: answer.optionalText('pixCode'),
    pixQrCode: answer.optionalImage('qrCode'),
    expiresAt: answer.optionalDate('expiresAt'),
  }
}

function bareKey(key: string, type: PixKeyType): string {
  if (type !== 'PHONE') return normalizePixKey({ key, type })
  return nationalPhoneDigits(key) ?? key.replace(/\D/g, '')
}
