import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { cepDigits } from '@balcao/domain/people/cep'
import { documentKind, formatDocument } from '@balcao/domain/people/document'
import { formatPhone, nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import type { PixWithdraw } from '#inputs.ts'

/**
 * Facts: a typed public client (2025); the checks of a payout's key and the text of its failure as the specification says.
 * Quirks: documents, phones and keys keep their punctuation; quantities are texts; `pix.qrcode` is the picture. The
 * address of webhooks is set in the panel, and they have no proof; older ones have `event` instead of `status`. Payouts
 * cannot be read again. `med` and `blocked` are disputes at the Central Bank.
 */
export const rapdyn = defineProvider({
  name: 'RAPDYN',
  title: 'Rapdyn',
  family: 'own',
  evidence: 'observed',
  source: 'A typed public client of the API, seen in 2025; checks of payouts as the specification says.',

  credentials: defineCredentials({ secretKey: secretField({ PT_BR: 'Token da API', EN_US: 'API token' }) }),
  environments: { production: 'https://app.rapdyn.io/api' },
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { customer, address } = input
        const answer = await api.post('/payments', {
          amount: api.amount(input.amount),
          method: 'pix',
          external_id: input.orderId,
          customer: {
            name: customer.name,
            email: customer.email,
            phone: formatPhone(nationalPhoneDigits(customer.phone) ?? customer.phone),
            document: {
              type: documentKind(customer.document) ?? 'CPF',
              value: formatDocument(customer.document),
            },
          },
          delivery: address && {
            street: address.address,
            number: address.number,
            neighborhood: address.district,
            city: address.city,
            state: address.state,
            zipcode: cepDigits(address.zipCode) ?? address.zipCode,
          },
          products: itemsThatAddUp(input).map(({ title, unitPrice, quantity, tangible }) => ({
            name: title,
            price: unitPrice,
            quantity: String(quantity),
            type: tangible ? 'physical' : 'digital',
          })),
        })
        return { ...readPayment(answer), expiresAt: api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readPayment((await api.get(path`/transactions/${transactionId}`)).at('data')),
    withdraw: {
      PIX: async (input, api) => {
        const transfer = {
          pix_key_type: input.pixType === 'RANDOM' ? 'randomkey' : input.pixType.toLowerCase(),
          pix_key: punctuatedKey(input),
          value: api.amount(input.amount),
        }
        const headers = { 'idempotency-key': api.idempotencyKey() }
        const answer = await api.post('/transfers/out', transfer, { headers })
        return {
          withdrawId: answer.identifier('transfer_id'),
          rawStatus: answer.text('status'),
          amount: answer.optionalAmount('value'),
          approvedAt: answer.optionalDate('dates.completed_at'),
        }
      },
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'processing'],
      APPROVED: ['paid'],
      REFUNDED: ['returned'],
      CHARGEBACK: ['med', 'blocked'],
      CANCELED: ['cancelled'],
      REJECTED: ['failed'],
    },
    withdraw: {
      PENDING: ['PENDING', 'PROCESSING'],
      APPROVED: ['COMPLETED', 'DONE'],
      CANCELED: ['CANCELED'],
      REJECTED: ['FAILED', 'REFUNDED'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const type = body.text('notification_type')
      if (type !== 'transaction') return ignored(`Notifications of type ${type} are not about charges`)
      return {
        transactionId: body.identifier('id'),
        rawStatus: body.text('status', 'event'),
        amount: body.optionalAmount('total'),
        orderId: body.optionalText('external_id'),
        endToEndId: body.optionalText('pix.end2EndId'),
      }
    },
  },
  texts: { failed: { withdraw: 'Houve um erro ao tentar realizar o saque - {cause}' } },
})

function readPayment(payment: Answer): TransactionReading {
  return {
    transactionId: payment.identifier('id'),
    rawStatus: payment.text('status'),
    amount: payment.optionalAmount('total'),
    orderId: payment.optionalText('external_id'),
    endToEndId: payment.optionalText('pix.end2EndId'),
    pixCode: payment.optionalText('pix.copypaste'),
    pixQrCode: payment.optionalImage('pix.qrcode'),
  }
}

function punctuatedKey({ pixKey: key, pixType: type }: PixWithdraw): string {
  switch (type) {
    case 'CPF':
      if (documentKind(key) !== 'CPF') throw invalidRequest('CPF inválido, deve conter 11 dígitos.')
      return formatDocument(key)
    case 'CNPJ':
      if (documentKind(key) !== 'CNPJ') throw invalidRequest('CNPJ inválido, deve conter 14 dígitos.')
      return formatDocument(key)
    case 'PHONE':
      return punctuatedPhone(nationalPhoneDigits(key) ?? key.replace(/\D/g, ''))
    case 'EMAIL':
    case 'RANDOM':
      return normalizePixKey({ key, type })
  }
}

function punctuatedPhone(digits: string): string {
  if (digits.length === 11) return formatPhone(digits)
  if (digits.length === 10) return `(${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`
  throw invalidRequest('Telefone inválido, número de dígitos incorreto.')
}
